### Sentences of Aqua Romana.


## Pieces

# the type of a builder, as a name: on a panel, in a list
builder-B = siltamestari
builder-C = mutkamestari
builder-D = kaksoismutkamestari
builder-J = jokeri
builder-S = suoramestari
