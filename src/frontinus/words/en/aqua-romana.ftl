### Sentences of Aqua Romana.


## Pieces

# the type of a builder, as a name: on a panel, in a list
builder-B = bridge builder
builder-C = curve builder
builder-D = double curve builder
builder-J = joker
builder-S = straight builder
