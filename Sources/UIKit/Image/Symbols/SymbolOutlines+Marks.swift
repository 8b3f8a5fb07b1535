/// Outlines as `SymbolOutline` reads them.
extension SymbolOutlines {
  /// Marks, shapes and what stands in lists.
  static let marks = table(
    """
    at 100 100 s O50 50 20 s M70 30 L70 56 C70 76 100 74 100 50 C100 20 78 0 50 0 C22 0 0 22 0
      50 C0 78 22 100 50 100 C62 100 70 98 78 92
    barcode 100 72 s M0 0 L0 72 s M18 0 L18 72 s M32 0 L32 72 s M54 0 L54 72 s M68 0 L68 72 s
      M88 0 L88 72 s M100 0 L100 72
    barcode.viewfinder 96 96 s M0 24 L0 10 C0 3 3 0 10 0 L24 0 s M72 0 L86 0 C93 0 96 3 96 10
      L96 24 s M96 72 L96 86 C96 93 93 96 86 96 L72 96 s M24 96 L10 96 C3 96 0 93 0 86 L0 72 s
      M24 30 L24 66 s M40 30 L40 66 s M56 30 L56 66 s M72 30 L72 66
    bold 62 84 s M0 0 L0 84 L34 84 C70 84 70 40 34 40 L0 40 s M0 0 L32 0 C60 0 60 40 32 40
    capsule 110 56 b R0 0 110 56 28
    chart.bar 90 88 b R0 44 22 44 4 b R34 22 22 66 4 b R68 0 22 88 4
    chart.line.uptrend.xyaxis 104 92 s M0 0 L0 92 L104 92 s M18 68 L42 42 L60 58 L96 16 s M74 12
      L100 12 L100 38
    chart.pie 100 100 b A46 54 46 0 270 L46 54 Z b A58 42 42 270 360 L58 42 Z
    chart.xyaxis.line 104 92 s M0 0 L0 92 L104 92 s M16 66 L40 36 L62 56 L100 16
    checkmark.seal 100 100 s O86 50 14 s O75.5 75.5 14 s O50 86 14 s O24.5 75.5 14 s O14 50 14 s
      O24.5 24.5 14 s O50 14 14 s O75.5 24.5 14 e O50 50 36 s M32 52 L45 66 L68 36
    checkmark.seal.fill 100 100 f O86 50 17 f O75.5 75.5 17 f O50 86 17 f O24.5 75.5 17 f O14 50
      17 f O24.5 24.5 17 f O50 14 17 f O75.5 24.5 17 f O50 50 40 x M32 52 L45 66 L68 36
    checkmark.shield 84 104 b M42 0 C54 10 70 14 84 14 L84 54 C84 80 62 96 42 104 C22 96 0 80 0
      54 L0 14 C14 14 30 10 42 0 Z d M24 52 L38 68 L62 36
    circle.lefthalf.filled 100 100 s O50 50 50 f A50 50 50 90 270 Z
    diamond 96 96 b M48 0 L96 48 L48 96 L0 48 Z
    divide 76 72 s M0 36 L76 36 f O38 6 8 f O38 66 8
    dollarsign 52 104 s M50 28 C44 8 4 10 4 31 C4 52 50 46 50 70 C50 92 6 96 0 74 s M27 0 L27
      104
    equal 72 28 s M0 0 L72 0 s M0 28 L72 28
    exclamationmark.octagon 100 100 b M30 0 L70 0 L100 30 L100 70 L70 100 L30 100 L0 70 L0 30 Z
      d M50 24 L50 56 h O50 74 6
    exclamationmark.triangle 104 96 b M46 4 C49 -1 55 -1 58 4 L102 84 C105 90 102 96 95 96 L9 96
      C2 96 -1 90 2 84 Z d M52 34 L52 60 h O52 77 6
    faceid 96 96 s M0 24 L0 10 C0 3 3 0 10 0 L24 0 s M72 0 L86 0 C93 0 96 3 96 10 L96 24 s M96
      72 L96 86 C96 93 93 96 86 96 L72 96 s M24 96 L10 96 C3 96 0 93 0 86 L0 72 s M30 34 L30 42
      s M66 34 L66 42 s M50 34 L50 54 L44 54 s M32 68 C42 76 54 76 64 68
    hexagon 96 104 b M48 0 L96 27 L96 77 L48 104 L0 77 L0 27 Z
    infinity 112 56 s M56 28 C40 0 0 -6 0 28 C0 62 40 56 56 28 C72 0 112 -6 112 28 C112 62 72 56
      56 28
    italic 56 84 s M18 0 L56 0 s M0 84 L38 84 s M37 0 L19 84
    largecircle.fill.circle 100 100 s O50 50 50 f O50 50 34
    line.3.horizontal.decrease 88 56 s M0 0 L88 0 s M16 28 L72 28 s M32 56 L56 56
    list.bullet 100 68 f O5 2 6 f O5 34 6 f O5 66 6 s M28 2 L100 2 s M28 34 L100 34 s M28 66
      L100 66
    list.dash 100 64 s M0 0 L8 0 s M0 32 L8 32 s M0 64 L8 64 s M28 0 L100 0 s M28 32 L100 32 s
      M28 64 L100 64
    nosign 100 100 s O50 50 50 s M15 15 L85 85
    number 80 92 s M28 0 L18 92 s M62 0 L52 92 s M4 28 L80 28 s M0 64 L76 64
    percent 84 84 s M84 0 L0 84 s O17 17 15 s O67 67 15
    plus.square.on.square 92 92 s M24 18 L24 10 C24 3 27 0 34 0 L82 0 C89 0 92 3 92 10 L92 58
      C92 65 89 68 82 68 L74 68 b R0 24 68 68 10 d M34 42 L34 74 d M18 58 L50 58
    qrcode 88 88 s R0 0 32 32 2 s R56 0 32 32 2 s R0 56 32 32 2 f R12 12 8 8 0 f R68 12 8 8 0 f
      R12 68 8 8 0 f R54 54 14 14 0 f R76 76 14 14 0 f R78 54 10 10 0 f R54 78 10 10 0
    qrcode.viewfinder 96 96 s M0 24 L0 10 C0 3 3 0 10 0 L24 0 s M72 0 L86 0 C93 0 96 3 96 10 L96
      24 s M96 72 L96 86 C96 93 93 96 86 96 L72 96 s M24 96 L10 96 C3 96 0 93 0 86 L0 72 f R24
      24 20 20 2 f R54 24 20 20 2 f R24 54 20 20 2 f R54 54 8 8 0 f R66 66 8 8 0
    questionmark 56 92 s M2 22 C2 8 12 0 28 0 C44 0 54 8 54 22 C54 40 28 38 28 62 f O28 87 7
    rectangle 110 80 b R0 0 110 80 14
    rectangle.grid.1x2 100 92 b R0 0 100 38 8 b R0 54 100 38 8
    rectangle.portrait 80 110 b R0 0 80 110 14
    rectangle.stack 104 96 b R0 28 104 68 10 s M10 14 L94 14 s M20 0 L84 0
    shield 84 104 b M42 0 C54 10 70 14 84 14 L84 54 C84 80 62 96 42 104 C22 96 0 80 0 54 L0 14
      C14 14 30 10 42 0 Z
    sidebar.left 112 84 b R0 0 112 84 12 d M38 2 L38 82
    slash.circle 100 100 b O50 50 50 d M28 72 L72 28
    slider.horizontal.3 96 76 s M0 10 L96 10 s M0 38 L96 38 s M0 66 L96 66 e O68 10 13 s O68 10
      9 e O28 38 13 s O28 38 9 e O68 66 13 s O68 66 9
    smallcircle.filled.circle 100 100 b O50 50 50 h O50 50 22
    square.grid.2x2 92 92 b R0 0 38 38 8 b R54 0 38 38 8 b R0 54 38 38 8 b R54 54 38 38 8
    square.grid.3x3 92 92 b R0 0 24 24 4 b R34 0 24 24 4 b R68 0 24 24 4 b R0 34 24 24 4 b R34
      34 24 24 4 b R68 34 24 24 4 b R0 68 24 24 4 b R34 68 24 24 4 b R68 68 24 24 4
    square.on.square 92 92 s M24 18 L24 10 C24 3 27 0 34 0 L82 0 C89 0 92 3 92 10 L92 58 C92 65
      89 68 82 68 L74 68 b R0 24 68 68 10
    star.leadinghalf.filled 100 96 s M50 0 L62.3 35 L99.5 36 L70 58.5 L80.6 94 L50 73 L19.4 94
      L30 58.5 L0.5 36 L37.7 35 Z f M50 0 L50 73 L19.4 94 L30 58.5 L0.5 36 L37.7 35 Z
    text.aligncenter 92 72 s M0 0 L92 0 s M16 24 L76 24 s M0 48 L92 48 s M16 72 L76 72
    text.alignleft 92 72 s M0 0 L92 0 s M0 24 L60 24 s M0 48 L92 48 s M0 72 L60 72
    text.alignright 92 72 s M0 0 L92 0 s M32 24 L92 24 s M0 48 L92 48 s M32 72 L92 72
    textformat 112 72 s M0 72 L28 0 L56 72 s M10 48 L46 48 s O88 51 19 s M108 31 L108 72
    textformat.size 116 84 s M0 84 L34 0 L68 84 s M12 56 L56 56 s M76 84 L96 36 L116 84 s M83 68
      L109 68
    textformat.size.larger 76 84 s M0 84 L38 0 L76 84 s M14 56 L62 56
    textformat.size.smaller 52 60 s M0 60 L26 0 L52 60 s M10 40 L42 40
    triangle 100 88 b M50 0 L100 88 L0 88 Z
    underline 64 96 s M6 0 L6 40 C6 76 58 76 58 40 L58 0 s M0 96 L64 96
    viewfinder 96 96 s M0 24 L0 10 C0 3 3 0 10 0 L24 0 s M72 0 L86 0 C93 0 96 3 96 10 L96 24 s
      M96 72 L96 86 C96 93 93 96 86 96 L72 96 s M24 96 L10 96 C3 96 0 93 0 86 L0 72
    xmark.octagon 100 100 b M30 0 L70 0 L100 30 L100 70 L70 100 L30 100 L0 70 L0 30 Z d M34 34
      L66 66 d M66 34 L34 66
    """)
}
