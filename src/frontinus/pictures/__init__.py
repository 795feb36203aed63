"""Pictures: positions as SVG. One picture serves pages, exports and documents.

`palette` has the colours, `style` what each class looks like, `svg` the words for drawing, `marks`
the seats' marks, `export` makes a standalone picture; each game has one module.
"""
