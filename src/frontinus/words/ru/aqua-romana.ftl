### Sentences of Aqua Romana.


## Pieces

# the type of a builder, as a name: on a panel, in a list
builder-B = строитель мостов
builder-C = строитель поворотов
builder-D = строитель двойных поворотов
builder-J = джокер
builder-S = строитель прямых
