### Sentences of Aqua Romana.


## Pieces

# the type of a builder, as a name: on a panel, in a list
builder-B = Brückenbaumeister
builder-C = Kurvenbaumeister
builder-D = Doppelkurvenbaumeister
builder-J = Joker
builder-S = Geradenbaumeister
