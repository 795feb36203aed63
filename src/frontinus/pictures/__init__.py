"""Pictures: positions as SVG. One picture serves pages, exports and documents.

`palette` has the colours, `style` the look of each class, `svg` the words for drawing, `marks`
the seats' marks, `wordmark` the name; `export` makes standalone pictures; each game has a module.
"""
