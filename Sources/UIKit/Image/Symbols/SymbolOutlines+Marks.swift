/// Outlines as `SymbolOutline` reads them.
extension SymbolOutlines {
  /// The outlines of marks and of symbols in lists.
  static let marks = """
    a.magnify 116 88 12 s M0 88 L30 0 L60 88 s M12 58 L48 58 s O88 50 24
    abc =textformat.abc
    align.horizontal.center 100 84 21 s M50 0 L50 84 b R0 10 100 24 5 b R20 50 60 24 5
    align.horizontal.left 100 84 11 s M0 0 L0 84 b R16 8 84 28 5 b R16 48 50 28 5
    align.horizontal.right =align.horizontal.left m
    align.vertical.bottom =align.horizontal.left r3
    align.vertical.center =align.horizontal.center r1
    align.vertical.top =align.horizontal.left r1
    angle 92 76 s M88 0 L0 76 L92 76
    app.badge 104 104 10 s M62 12 L24 12 C8 12 0 20 0 36 L0 80 C0 96 8 104 24 104 L68 104 C84 104
      92 96 92 80 L92 46 f O84 20 18
    approximatelyequal 72 48 25 s M0 12 C24 -10 48 24 72 4 s M0 44 C24 22 48 56 72 36
    aqi.high 92 92 f O12 12 11 f O46 12 11 f O80 12 11 f O12 46 11 f O46 46 11 f O80 46 11 f O12
      80 11 f O46 80 11 f O80 80 11
    aqi.low 92 92 f O12 46 8 f O46 46 8 f O80 46 8 f O30 70 8 f O62 70 8
    aqi.medium 92 92 f O12 12 8 f O46 12 8 f O80 12 8 f O12 46 8 f O46 46 8 f O80 46 8 f O12 80 8
      f O46 80 8 f O80 80 8
    aspectratio 110 84 19 b R0 0 110 84 12 d M22 44 L22 22 L48 22 d M88 40 L88 62 L62 62
    at 100 100 20 s O50 50 20 s M70 30 L70 56 C70 76 100 74 100 50 C100 20 78 0 50 0 C22 0 0 22 0
      50 C0 78 22 100 50 100 C62 100 70 98 78 92
    at.badge.plus 112 104 18 s @at 0 0 92 92 e O96 86 30 f O96 86 22 x' M84 86 L108 86 x' M96 74
      L96 98
    australiandollarsign 96 92 10 s M0 80 L22 12 L44 80 s M8 56 L36 56 f @dollarsign 52 0 44 92
    australsign 64 84 14 s M0 84 L32 0 L64 84 s M0 44 L64 44 s M0 60 L64 60
    bahtsign 56 100 18 s M4 12 L4 88 L30 88 C60 88 60 50 30 48 L4 48 s M4 12 L28 12 C54 12 54 48
      28 48 s M24 0 L24 100
    barcode 100 72 11 s M0 0 L0 72 s M18 0 L18 72 s M32 0 L32 72 s M54 0 L54 72 s M68 0 L68 72 s
      M88 0 L88 72 s M100 0 L100 72
    barcode.viewfinder 96 96 13 s M0 24 L0 10 C0 3 3 0 10 0 L24 0 s M72 0 L86 0 C93 0 96 3 96 10
      L96 24 s M96 72 L96 86 C96 93 93 96 86 96 L72 96 s M24 96 L10 96 C3 96 0 93 0 86 L0 72 s M24
      30 L24 66 s M40 30 L40 66 s M56 30 L56 66 s M72 30 L72 66
    bitcoinsign 60 104 20 s M6 12 L6 92 L34 92 C66 92 66 52 34 50 L6 50 s M6 12 L30 12 C56 12 56
      50 30 50 s M20 0 L20 12 s M36 0 L36 12 s M20 92 L20 104 s M36 92 L36 104 s M-4 12 L10 12 s
      M-4 92 L10 92
    bold 62 84 s M0 0 L0 84 L34 84 C70 84 70 40 34 40 L0 40 s M0 0 L32 0 C60 0 60 40 32 40
    bold.italic.underline 116 84 24 s' M0 0 L0 56 L20 56 C40 56 40 28 20 28 L0 28 s' M0 0 L18 0
      C34 0 34 28 18 28 s' M62 0 L52 56 s' M82 0 L82 30 C82 60 114 60 114 30 L114 0 s' M82 72 L114
      72
    bold.underline 92 84 17 s M0 0 L0 60 L24 60 C48 60 48 30 24 30 L0 30 s M0 0 L20 0 C40 0 40 30
      20 30 s M62 0 L62 36 C62 66 92 66 92 36 L92 0 s M0 80 L92 80
    brazilianrealsign 100 92 16 s M0 80 L0 12 L20 12 C44 12 44 46 20 46 L0 46 s M22 46 L42 80 f
      @dollarsign 56 0 44 92
    capsule 110 56 b R0 0 110 56 28
    cedisign 52 92 25 s M50 22 C40 4 0 6 0 46 C0 86 40 88 50 70 s M27 0 L27 92
    centsign 52 92 25 s M50 28 C40 12 0 14 0 46 C0 78 40 80 50 64 s M27 0 L27 92
    character 56 72 23 s M0 72 L28 0 L56 72 s M10 48 L46 48
    character.book.closed 76 96 16 b @book.closed 0 0 76 96 d' @character 22 18 34 40
    character.bubble 104 92 16 b @bubble.left 0 0 104 92 d' @character 32 16 40 42
    character.cursor.ibeam 100 88 16 s M0 80 L28 8 L56 80 s M10 56 L46 56 s M86 4 L86 84 s M74 0
      C82 0 86 2 86 8 C86 2 90 0 98 0 s M74 88 C82 88 86 86 86 80 C86 86 90 88 98 88
    character.magnify =a.magnify
    character.textbox 92 92 20 s' R0 0 92 92 12 s' @character 24 22 44 48
    chart.bar 90 88 11 b R0 44 22 44 4 b R34 22 22 66 4 b R68 0 22 88 4
    chart.line.uptrend.xyaxis 104 92 15 s M0 0 L0 92 L104 92 s M18 68 L42 42 L60 58 L96 16 s M74
      12 L100 12 L100 38
    chart.pie 100 100 11 b A46 54 46 0 270 L46 54 Z b A58 42 42 270 360 L58 42 Z
    chart.xyaxis.line 104 92 13 s M0 0 L0 92 L104 92 s M16 66 L40 36 L62 56 L100 16
    checkerboard.rectangle 108 84 b R0 0 108 84 10 h R4 4 25 25 0 h R54 4 25 25 0 h R29 29 25 26 0
      h R79 29 25 26 0 h R4 55 25 25 0 h R54 55 25 25 0
    checklist 104 84 19 s M0 12 L12 24 L34 0 s M0 66 L12 78 L34 54 s M50 14 L104 14 s M50 68 L104
      68
    checklist.checked =checklist
    checklist.unchecked 104 84 20 s O14 14 13 s O14 68 13 s M50 14 L104 14 s M50 68 L104 68
    checkmark 80 74 s M0 42 L28 74 L80 0
    checkmark.gobackward 96 104 10 s @gobackward 0 0 96 104 s @checkmark 28 40 40 34
    checkmark.rectangle.portrait 80 110 18 b R0 0 80 110 14 d @checkmark 20 34 40 40
    chineseyuanrenminbisign 64 88 s M0 0 L32 42 L64 0 s M32 42 L32 88 s M6 56 L58 56
    circle.and.line.horizontal 110 100 b O55 50 36 s M0 50 L110 50
    circle.bottomthird.split 100 100 25 s O50 50 50 s M5 72 L95 72
    circle.circle 100 100 16 b O50 50 50 d O50 50 30
    circle.dashed 100 100 15 s A50 50 50 10 35 s A50 50 50 55 80 s A50 50 50 100 125 s A50 50 50
      145 170 s A50 50 50 190 215 s A50 50 50 235 260 s A50 50 50 280 305 s A50 50 50 325 350
    circle.dotted 100 100 10 q O50 50 50
    circle.grid.2x1 92 40 11 b O20 20 19 b O72 20 19
    circle.grid.2x2 92 92 11 b O20 20 19 b O72 20 19 b O20 72 19 b O72 72 19
    circle.grid.3x3 96 96 11 b O12 12 11 b O48 12 11 b O84 12 11 b O12 48 11 b O48 48 11 b O84 48
      11 b O12 84 11 b O48 84 11 b O84 84 11
    circle.grid.3x3.circle 100 100 b O50 50 50 h O30 30 6 h O50 30 6 h O70 30 6 h O30 50 6 h O50
      50 6 h O70 50 6 h O30 70 6 h O50 70 6 h O70 70 6
    circle.grid.cross 96 96 12 b O48 16 15 b O16 48 15 b O80 48 15 b O48 80 15
    circle.hexagongrid 104 96 16 b O30 12 11 b O74 12 11 b O10 48 11 b O52 48 11 b O94 48 11 b O30
      84 11 b O74 84 11
    circle.hexagonpath 104 96 16 b O30 12 11 b O74 12 11 b O10 48 11 b O94 48 11 b O30 84 11 b O74
      84 11
    circle.inset.filled 100 100 24 s2 O50 50 50 f O50 50 36
    circle.lefthalf.filled.righthalf.striped.horizontal 100 100 22 s O50 50 50 f A50 50 50 90 270
      Z s' M50 22 L88 22 s' M50 40 L98 40 s' M50 60 L98 60 s' M50 78 L88 78
    circle.lefthalf.striped.horizontal 100 100 19 s O50 50 50 s' M12 22 L50 22 s' M2 40 L50 40 s'
      M2 60 L50 60 s' M12 78 L50 78 s M50 0 L50 100
    circle.rectangle.dashed 112 84 11 f @rectangle.dashed 0 0 112 84 s' O56 42 24
    circle.rectangle.filled.pattern.diagonalline 112 84 10 b R0 0 112 84 12 d O56 42 22 s' M10 70
      L60 8 s' M50 76 L102 14
    circle.slash =slash.circle
    circle.square 88 88 17 b R0 0 88 88 16 d O44 44 24
    circle.tophalf.filled 100 100 s O50 50 50 f A50 50 50 180 360 Z
    circlebadge 60 60 b O30 30 26
    circlebadge.2 104 60 b O30 30 24 b O76 30 24
    circles.hexagongrid =circle.hexagongrid
    circles.hexagonpath =circle.hexagonpath
    coloncurrencysign 56 92 10 s M52 24 C40 4 2 8 2 46 C2 84 40 88 52 68 s M18 92 L36 0 s M30 92
      L48 0
    compass.drawing 88 104 19 s O44 14 12 s M38 26 L8 104 s M50 26 L80 104 s A44 22 66 50 130
    cruzeirosign 64 80 19 s M60 14 C46 -6 0 -4 0 38 C0 78 44 80 58 62 s M34 78 L34 40 s M34 50 C38
      40 48 38 54 40
    curlybraces 88 92 s M30 0 C10 0 24 42 0 46 C24 50 10 92 30 92 s M58 0 C78 0 64 42 88 46 C64 50
      78 92 58 92
    danishkronesign 84 72 11 f @k 0 0 44 72 s M58 72 L58 30 s M58 44 C62 32 74 30 80 32
    decrease.indent 100 84 23 s M0 2 L100 2 s M0 82 L100 82 s M44 28 L100 28 s M44 56 L100 56 f
      M24 26 L0 42 L24 58 Z
    decrease.quotelevel 100 84 s M0 0 L0 84 s M30 10 L100 10 s M30 42 L100 42 s M30 74 L100 74
    diamond 96 96 b M48 0 L96 48 L48 96 L0 48 Z
    diamond.inset.filled 96 96 23 s M48 0 L96 48 L48 96 L0 48 Z f M48 18 L78 48 L48 78 L18 48 Z
    distribute.horizontal.center 104 84 10 s M20 0 L20 84 s M84 0 L84 84 b R8 20 24 44 5 b R72 12
      24 60 5
    distribute.horizontal.left 104 84 11 s M0 0 L0 84 s M60 0 L60 84 b R12 14 30 56 5 b R72 14 30
      56 5
    distribute.horizontal.right =distribute.horizontal.left m
    distribute.vertical.bottom =distribute.horizontal.left r3
    distribute.vertical.center =distribute.horizontal.center r1
    distribute.vertical.top =distribute.horizontal.left r1
    divide 76 72 s M0 36 L76 36 f O38 6 8 f O38 66 8
    dollarsign 52 104 19 s M50 28 C44 8 4 10 4 31 C4 52 50 46 50 70 C50 92 6 96 0 74 s M27 0 L27
      104
    dongsign 60 92 10 s O28 46 24 s M52 6 L52 70 s M34 18 L60 18 s M4 90 L56 90
    dot.circle =smallcircle.filled.circle
    dot.radiowaves.forward =dot.radiowaves.right
    dot.radiowaves.right 60 76 21 f O8 38 9 s A8 38 26 -42 42 s A8 38 50 -42 42
    dot.radiowaves.up.forward 76 76 25 f O10 66 10 s A10 66 32 -80 -10 s A10 66 60 -82 -8
    dot.scope 100 100 s O50 50 36 s M50 0 L50 26 s M50 74 L50 100 s M0 50 L26 50 s M74 50 L100 50
      f O50 50 8
    dot.square 88 88 b R0 0 88 88 16 h O44 44 14
    dot.viewfinder 96 96 f @viewfinder 0 0 96 96 f O48 48 14
    ellipsis 88 16 f O8 8 9 f O44 8 9 f O80 8 9
    ellipsis.curlybraces 104 92 s' @curlybraces 0 0 104 92 f O36 46 6 f O52 46 6 f O68 46 6
    ellipsis.rectangle 112 76 b R0 0 112 76 14 h O28 38 7 h O56 38 7 h O84 38 7
    ellipsis.vertical 16 88 f O8 8 9 f O8 44 9 f O8 80 9
    ellipsis.viewfinder 96 96 s @viewfinder 0 0 96 96 f @ellipsis 24 40 48 16
    equal 72 28 s M0 0 L72 0 s M0 28 L72 28
    eurosign 72 92 20 s M70 14 C54 -8 18 -2 14 46 C18 94 54 98 70 78 s M0 36 L52 36 s M0 56 L48 56
    eurozonesign 100 92 s M70 14 C54 -8 18 -2 14 46 C18 94 54 98 70 78 s M0 36 L52 36 s M0 56 L48
      56 f O88 46 8
    exclamationmark 12 84 21 s M6 0 L6 54 f O6 80 3 s O6 80 3
    exclamationmark.2 48 84 21 s M6 0 L6 54 f O6 80 3 s O6 80 3 s M42 0 L42 54 f O42 80 3 s O42 80
      3
    exclamationmark.3 84 84 21 s M6 0 L6 54 f O6 80 3 s O6 80 3 s M42 0 L42 54 f O42 80 3 s O42 80
      3 s M78 0 L78 54 f O78 80 3 s O78 80 3
    exclamationmark.triangle 104 96 17 b M46 4 C49 -1 55 -1 58 4 L102 84 C105 90 102 96 95 96 L9
      96 C2 96 -1 90 2 84 Z d M52 34 L52 60 h O52 77 6
    faceid 96 96 13 s M0 24 L0 10 C0 3 3 0 10 0 L24 0 s M72 0 L86 0 C93 0 96 3 96 10 L96 24 s M96
      72 L96 86 C96 93 93 96 86 96 L72 96 s M24 96 L10 96 C3 96 0 93 0 86 L0 72 s M30 34 L30 42 s
      M66 34 L66 42 s M50 34 L50 54 L44 54 s M32 68 C42 76 54 76 64 68
    flip.horizontal 112 92 11 b M0 92 L38 0 L38 92 Z s M56 0 L56 14 s M56 28 L56 42 s M56 56 L56
      70 s M56 84 L56 92 f M112 92 L74 0 L74 92 Z
    florinsign 60 92 s M54 4 C42 -6 34 0 32 16 L22 78 C20 92 8 96 0 88 s M8 40 L46 40
    francsign 56 84 s M16 84 L16 0 L56 0 s M16 40 L48 40 s M0 62 L40 62
    function 96 96 16 s M60 4 C48 -6 38 0 34 18 L20 84 C16 98 6 98 0 90 s M16 34 L52 34 s M62 50
      L94 92 s M94 50 L60 92
    fx =function
    greaterthan =lessthan m
    greaterthanorequalto =lessthanorequalto m
    grid 92 92 s R0 0 92 92 12 s M31 0 L31 92 s M61 0 L61 92 s M0 31 L92 31 s M0 61 L92 61
    guaranisign 64 100 24 s M60 24 C46 4 2 8 2 50 C2 92 50 94 60 70 L60 52 L36 52 s M32 0 L32 100
    hexagon 96 104 b M48 0 L96 27 L96 77 L48 104 L0 77 L0 27 Z
    hryvniasign 60 88 15 s M6 18 C14 -6 54 -4 50 20 C48 40 8 44 6 66 C8 92 46 90 56 72 s M0 36 L60
      36 s M0 54 L60 54
    increase.indent 100 84 23 s M0 2 L100 2 s M0 82 L100 82 s M44 28 L100 28 s M44 56 L100 56 f M0
      26 L24 42 L0 58 Z
    increase.quotelevel 100 84 21 s M0 0 L0 84 s M24 0 L24 84 s M48 10 L100 10 s M48 42 L100 42 s
      M48 74 L100 74
    indianrupeesign 60 88 s M0 0 L60 0 s M0 22 L60 22 s M0 0 L14 0 C46 0 46 44 14 44 L4 44 L44 88
    infinity 112 56 s M56 28 C40 0 0 -6 0 28 C0 62 40 56 56 28 C72 0 112 -6 112 28 C112 62 72 56
      56 28
    info 30 84 s M4 34 L16 34 L16 84 s M2 84 L30 84 f O15 8 8
    italic 56 84 s M18 0 L56 0 s M0 84 L38 84 s M37 0 L19 84
    kipsign 60 84 s M10 0 L10 84 s M56 0 L14 42 L60 84 s M0 42 L60 42
    largecircle.fill.circle 100 100 s O50 50 50 f O50 50 34
    larisign 64 88 s M8 88 L60 88 s M32 88 C-2 80 0 20 34 20 C58 20 62 44 62 56 s M24 4 L24 50 s
      M42 4 L42 50
    lasso 104 88 s E6 0 92 60 s M28 56 C10 60 14 84 26 76 C34 66 20 60 20 72 C20 84 14 88 6 88
    lessthan 64 68 s M64 0 L0 34 L64 68
    lessthanorequalto 64 88 s M64 0 L0 28 L64 56 s M0 88 L64 88
    line.2.horizontal.decrease 80 32 s M0 4 L80 4 s M22 32 L58 32
    line.3.crossed.swirl.circle 100 100 16 b O50 50 50 d' M26 36 L74 36 d' M26 50 L74 50 d' M26 64
      L74 64
    line.3.horizontal 88 64 s M0 0 L88 0 s M0 32 L88 32 s M0 64 L88 64
    line.3.horizontal.decrease 88 56 s M0 0 L88 0 s M16 28 L72 28 s M32 56 L56 56
    line.diagonal 80 80 s M0 80 L80 0
    line.diagonal.arrow 80 80 s M0 80 L80 0 s M40 0 L80 0 L80 40
    line.horizontal.star.fill.line.horizontal 112 44 s M0 22 L30 22 s M82 22 L112 22 f @star.fill
      34 0 44 44
    lines.measurement.horizontal 104 56 23 s M0 0 L0 56 s M26 16 L26 40 s M52 0 L52 56 s M78 16
      L78 40 s M104 0 L104 56
    lirasign 60 88 21 s M54 18 C48 -6 14 -4 16 24 C18 40 22 70 4 88 L58 88 s M2 40 L44 40 s M2 56
      L44 56
    list.and.film 108 84 12 s M0 10 L50 10 s M0 42 L50 42 s M0 74 L50 74 b R64 0 44 84 6 d' M78 2
      L78 82 d' M94 2 L94 82
    list.bullet 100 68 f O5 2 6 f O5 34 6 f O5 66 6 s M28 2 L100 2 s M28 34 L100 34 s M28 66 L100
      66
    list.bullet.indent 100 92 20 f O5 2 6 s M24 2 L100 2 f O30 32 6 s M48 32 L100 32 f O30 62 6 s
      M48 62 L100 62 f O5 90 6 s M24 90 L100 90
    list.bullet.rectangle 110 84 22 b R0 0 110 84 12 h O22 22 5 h O22 42 5 h O22 62 5 d' M38 22
      L90 22 d' M38 42 L90 42 d' M38 62 L90 62
    list.dash 100 64 17 s M0 0 L8 0 s M0 32 L8 32 s M0 64 L8 64 s M28 0 L100 0 s M28 32 L100 32 s
      M28 64 L100 64
    list.dash.header.rectangle 110 84 14 b R0 0 110 84 12 d' M4 22 L106 22 d' M18 42 L26 42 d' M38
      42 L90 42 d' M18 62 L26 62 d' M38 62 L90 62
    list.number 104 92 s' @1 0 0 24 25 s' @2 0 33 24 25 s' @3 0 66 24 25 s M42 12 L104 12 s M42 46
      L104 46 s M42 80 L104 80
    list.star 104 92 f' @star.fill 0 0 25 25 f' @star.fill 0 33 25 25 f' @star.fill 0 66 25 25 s
      M42 12 L104 12 s M42 46 L104 46 s M42 80 L104 80
    list.triangle 104 84 f M0 2 L18 12 L0 22 Z f M0 32 L18 42 L0 52 Z f M0 62 L18 72 L0 82 Z s M38
      12 L104 12 s M38 42 L104 42 s M38 72 L104 72
    malaysianringgitsign 100 72 10 f @r 0 0 44 72 f @m 52 0 48 72
    manatsign 72 76 s M4 76 L4 46 C6 10 66 10 68 46 L68 76 s M36 0 L36 76
    millsign 76 92 22 s M0 80 L0 24 s M0 40 C6 22 36 22 38 44 L38 80 s M38 44 C42 22 74 22 76 44
      L76 80 s M54 0 L22 92
    minus 80 8 s M0 4 L80 4
    minus.forwardslash.plus 104 92 15 s M0 28 L48 28 s M88 0 L24 92 s M66 70 L104 70 s M85 51 L85
      90
    nairasign 64 76 10 s M8 76 L8 0 L56 76 L56 0 s M0 28 L64 28 s M0 48 L64 48
    norwegiankronesign =danishkronesign
    nosign 100 100 s O50 50 50 s M15 15 L85 85
    notequal 72 72 s M0 22 L72 22 s M0 50 L72 50 s M58 0 L14 72
    number 80 92 s M28 0 L18 92 s M62 0 L52 92 s M4 28 L80 28 s M0 64 L76 64
    numbersign =number
    paragraphsign 64 88 20 b M32 0 L64 0 L64 6 L32 46 C-8 46 -8 0 32 0 Z s M32 0 L32 88 s M54 0
      L54 88
    parentheses 72 96 s M20 0 C-6 26 -6 70 20 96 s M52 0 C78 26 78 70 52 96
    percent 84 84 18 s M84 0 L0 84 s O17 17 15 s O67 67 15
    perspective 104 84 s M16 0 L88 0 L104 84 L0 84 Z s M8 42 L96 42 s M52 0 L52 84
    peruviansolessign 92 80 16 f @s 0 0 44 72 s M76 0 L56 80 f @l 68 30 24 40
    pesetasign 92 76 s M0 76 L0 0 L20 0 C44 0 44 36 20 36 L0 36 s M56 0 L56 60 C56 74 66 78 76 72
      s M44 22 L72 22
    pesosign 60 80 11 s M10 80 L10 0 L30 0 C60 0 60 42 30 42 L10 42 s M0 14 L60 14 s M0 28 L60 28
    plus 80 80 s M0 40 L80 40 s M40 0 L40 80
    plus.forwardslash.minus 104 92 15 s M24 4 L24 52 s M0 28 L48 28 s M88 0 L24 92 s M66 76 L104
      76
    plus.square.on.square 92 92 15 s M24 18 L24 10 C24 3 27 0 34 0 L82 0 C89 0 92 3 92 10 L92 58
      C92 65 89 68 82 68 L74 68 b R0 24 68 68 10 d M34 42 L34 74 d M18 58 L50 58
    plusminus 72 92 22 s M36 0 L36 64 s M4 32 L68 32 s M4 88 L68 88
    polishzlotysign 84 76 16 s M0 28 L40 28 L0 76 L44 76 s M64 0 L64 76 s M52 44 L80 30
    poweroff 84 84 s O42 42 42
    poweron 8 92 s M4 0 L4 92
    poweroutlet.type.a 92 92 21 b R0 0 92 92 18 d M34 32 L34 56 d M58 32 L58 56
    powersleep 84 92 b M34 0 C4 12 -8 46 10 70 C28 98 66 96 84 66 C46 78 14 46 34 0 Z
    qrcode 88 88 21 s R0 0 32 32 2 s R56 0 32 32 2 s R0 56 32 32 2 f R12 12 8 8 0 f R68 12 8 8 0 f
      R12 68 8 8 0 f R54 54 14 14 0 f R76 76 14 14 0 f R78 54 10 10 0 f R54 78 10 10 0
    qrcode.viewfinder 96 96 s M0 24 L0 10 C0 3 3 0 10 0 L24 0 s M72 0 L86 0 C93 0 96 3 96 10 L96
      24 s M96 72 L96 86 C96 93 93 96 86 96 L72 96 s M24 96 L10 96 C3 96 0 93 0 86 L0 72 f R24 24
      20 20 2 f R54 24 20 20 2 f R24 54 20 20 2 f R54 54 8 8 0 f R66 66 8 8 0
    questionmark 56 92 21 s M2 22 C2 8 12 0 28 0 C44 0 54 8 54 22 C54 40 28 38 28 60 f O28 87 3 s
      O28 87 3
    quote.bubble 104 92 21 b @bubble.left 0 0 104 92 h O38 42 9 d' M31 40 C30 28 36 22 44 20 h O68
      42 9 d' M61 40 C60 28 66 22 74 20
    quote.closing =quote.opening r2
    quote.opening 84 64 f O16 44 16 f O64 44 16 s M4 44 C2 20 12 8 30 2 s M52 44 C50 20 60 8 78 2
    radiowaves.right =wave.3.right
    rectangle 110 80 b R0 0 110 80 14
    rectangle.3.group 110 92 11 b R0 0 50 92 8 b R62 0 48 40 8 b R62 52 48 40 8
    rectangle.3.group.bubble.left =rectangle.3.group
    rectangle.3.offgrid 110 92 10 b R0 0 60 40 8 b R70 10 40 46 8 b R10 52 48 40 8
    rectangle.and.hand.point.up.left 118 96 b R0 0 100 72 12 e O92 70 36 f
      @hand.point.up.left.fill 68 46 50 50
    rectangle.and.paperclip 116 84 10 b R0 8 100 76 12 e R78 0 36 60 16 f @paperclip 76 0 40 60
    rectangle.and.pencil.and.ellipsis 118 88 10 s M70 16 L12 16 C4 16 0 20 0 28 L0 64 C0 72 4 76
      12 76 L84 76 C92 76 96 72 96 64 L96 44 f O24 46 6 f O44 46 6 s M108 6 L116 14 L78 54 L66 58
      L70 46 Z
    rectangle.and.text.magnifyingglass 116 92 10 s M100 34 L100 14 C100 6 96 0 88 0 L12 0 C4 0 0 4
      0 12 L0 64 C0 72 4 76 12 76 L56 76 s' M18 24 L50 24 s' M18 44 L40 44 s O82 58 20 s M97 73
      L114 90
    rectangle.arrowtriangle.2.inward 84 112 22 b R0 34 84 44 8 f M30 0 L42 22 L54 0 Z f M30 112
      L42 90 L54 112 Z
    rectangle.arrowtriangle.2.outward 84 112 22 b R0 34 84 44 8 f M30 22 L42 0 L54 22 Z f M30 90
      L42 112 L54 90 Z
    rectangle.checkered =checkerboard.rectangle
    rectangle.compress.vertical 84 112 16 b R0 34 84 44 8 s M26 0 L42 16 L58 0 s M26 112 L42 96
      L58 112
    rectangle.connected.to.line.below 110 92 b R0 0 110 60 12 s M55 60 L55 92 s M0 92 L110 92
    rectangle.dashed 112 84 11 s M0 22 L0 12 C0 4 4 0 12 0 L24 0 s M88 0 L100 0 C108 0 112 4 112
      12 L112 22 s M112 62 L112 72 C112 80 108 84 100 84 L88 84 s M24 84 L12 84 C4 84 0 80 0 72 L0
      62 s M44 0 L68 0 s M44 84 L68 84 s M0 36 L0 48 s M112 36 L112 48
    rectangle.expand.vertical 84 112 16 b R0 34 84 44 8 s M26 16 L42 0 L58 16 s M26 96 L42 112 L58
      96
    rectangle.grid.1x2 100 92 13 b R0 0 100 38 8 b R0 54 100 38 8
    rectangle.grid.1x3 100 92 10 b R0 0 100 22 6 b R0 35 100 22 6 b R0 70 100 22 6
    rectangle.grid.2x2 110 84 10 b R0 0 50 36 7 b R60 0 50 36 7 b R0 48 50 36 7 b R60 48 50 36 7
    rectangle.grid.3x2 112 76 10 b R0 0 30 32 5 b R41 0 30 32 5 b R82 0 30 32 5 b R0 44 30 32 5 b
      R41 44 30 32 5 b R82 44 30 32 5
    rectangle.grid.3x3 112 92 10 b R0 0 30 24 5 b R41 0 30 24 5 b R82 0 30 24 5 b R0 34 30 24 5 b
      R41 34 30 24 5 b R82 34 30 24 5 b R0 68 30 24 5 b R41 68 30 24 5 b R82 68 30 24 5
    rectangle.on.rectangle.angled 116 100 14 s M20 30 L6 30 L0 90 L80 98 L84 84 b R26 0 90 68 12
    rectangle.portrait.arrowtriangle.2.inward 120 90 21 b R34 0 52 90 8 f M0 32 L22 45 L0 58 Z f
      M120 32 L98 45 L120 58 Z
    rectangle.portrait.arrowtriangle.2.outward 120 90 21 b R34 0 52 90 8 f M22 32 L0 45 L22 58 Z f
      M98 32 L120 45 L98 58 Z
    rectangle.portrait.split.2x1 80 110 b R0 0 80 110 14 d M40 2 L40 108
    rectangle.ratio.16.to.9 112 66 b R0 0 112 66 10
    rectangle.ratio.3.to.4 80 104 b R0 0 80 104 12
    rectangle.ratio.4.to.3 104 80 b R0 0 104 80 12
    rectangle.ratio.9.to.16 60 104 b R0 0 60 104 10
    rectangle.roundedbottom 112 80 b M0 0 L112 0 L112 50 C112 70 102 80 82 80 L30 80 C10 80 0 70 0
      50 Z
    rectangle.roundedtop 112 80 b M0 80 L0 30 C0 10 10 0 30 0 L82 0 C102 0 112 10 112 30 L112 80 Z
    rectangle.slash 112 84 s R0 0 112 84 12 x M8 -10 L110 92 s M2 -4 L104 98
    rectangle.split.1x2 110 80 b R0 0 110 80 14 d M2 40 L108 40
    rectangle.split.2x1 110 80 b R0 0 110 80 14 d M55 2 L55 78
    rectangle.split.2x2 110 80 b R0 0 110 80 14 d M55 2 L55 78 d M2 40 L108 40
    rectangle.split.3x1 110 80 b R0 0 110 80 14 d M37 2 L37 78 d M73 2 L73 78
    rectangle.split.3x3 110 80 24 b R0 0 110 80 14 d M37 2 L37 78 d M73 2 L73 78 d M2 27 L108 27 d
      M2 53 L108 53
    rectangle.stack 104 96 11 b R0 28 104 68 10 s M10 14 L94 14 s M20 0 L84 0
    rectangle.topthird.inset 110 80 20 s R0 0 110 80 14 f R12 12 86 18 4
    rublesign 60 88 s M14 88 L14 0 L34 0 C66 0 66 46 34 46 L0 46 s M0 66 L44 66
    rupeesign 92 76 11 s M0 76 L0 0 L22 0 C46 0 46 38 22 38 L0 38 s M20 38 L42 76 s M90 40 C84 28
      62 30 64 42 C66 56 92 48 92 62 C90 80 66 78 60 66
    scope 100 100 13 s O50 50 36 s M50 0 L50 34 s M50 66 L50 100 s M0 50 L34 50 s M66 50 L100 50
    scribble 104 88 12 s M4 60 C20 20 50 -10 48 10 C46 34 0 80 14 86 C32 92 64 20 74 30 C82 42 44
      84 58 88 C74 88 88 58 100 60
    scribble.variable 104 64 s M0 56 C16 8 34 8 40 32 C46 58 62 60 70 32 C76 8 92 4 104 20
    shadow 100 100 11 s O46 46 44 f @a 30 24 32 44
    shekelsign 72 80 19 s M2 80 L2 2 L26 2 C44 2 46 14 46 26 L46 54 s M24 26 L24 78 L48 78 C66 78
      70 66 70 54 L70 2
    shield 84 104 b M42 0 C54 10 70 14 84 14 L84 54 C84 80 62 96 42 104 C22 96 0 80 0 54 L0 14 C14
      14 30 10 42 0 Z
    sidebar.leading =sidebar.left
    sidebar.left 112 84 b R0 0 112 84 12 d M38 2 L38 82
    sidebar.right =sidebar.left m
    sidebar.squares.leading =sidebar.squares.left
    sidebar.squares.left 112 84 24 b R0 0 112 84 12 d M42 2 L42 82 h R13 14 16 16 3 h R13 38 16 16
      3
    sidebar.squares.right =sidebar.squares.left m
    sidebar.squares.trailing =sidebar.squares.left m
    sidebar.trailing =sidebar.left m
    signature 112 72 11 s M0 56 C30 44 46 4 30 2 C16 4 20 50 28 58 C40 60 48 32 56 34 C60 40 50 56
      60 58 C70 56 72 38 80 40 C86 46 82 58 92 56 C102 54 104 48 112 44 s M0 72 L112 72
    singaporedollarsign 100 92 10 f @s 0 12 44 68 f @dollarsign 54 0 44 92
    skew 104 76 b M24 0 L104 0 L80 76 L0 76 Z
    slash 60 84 s M60 0 L0 84
    slash.circle 100 100 16 b O50 50 50 d M28 72 L72 28
    slider.horizontal.2.rectangle.and.arrow.triangle.2.circlepath 100 92 16 b R0 0 100 92 14 d M18
      32 L82 32 d M18 62 L82 62 h O62 32 10 h O38 62 10
    slider.horizontal.2.square 100 92 16 b R0 0 100 92 14 d M18 32 L82 32 d M18 62 L82 62 h O62 32
      10 h O38 62 10
    slider.horizontal.3 96 76 13 s M0 10 L96 10 s M0 38 L96 38 s M0 66 L96 66 e O68 10 13 s O68 10
      9 e O28 38 13 s O28 38 9 e O68 66 13 s O68 66 9
    slider.horizontal.below.rectangle 100 92 13 b R0 0 100 50 10 s M0 78 L100 78 e O36 78 13 s O36
      78 9
    slider.vertical.3 =slider.horizontal.3 r1
    smallcircle.circle 100 100 b O50 50 50 d O50 50 20
    smallcircle.filled.circle 100 100 b O50 50 50 h O50 50 22
    square.2.layers.3d 100 72 10 b M50 0 L100 24 L50 48 L0 24 Z s2 M8 42 L0 46 L50 70 L100 46 L92
      42
    square.3.layers.3d =square.stack.3d.up
    square.3.layers.3d.down.backward =square.stack.3d.up
    square.3.layers.3d.down.forward =square.stack.3d.up
    square.3.layers.3d.down.left =square.stack.3d.up
    square.3.layers.3d.down.right =square.stack.3d.up
    square.and.line.vertical.and.square 120 72 11 b R0 12 46 48 8 s M60 0 L60 72 b R74 12 46 48 8
    square.dashed 92 92 13 s M0 24 L0 12 C0 4 4 0 12 0 L24 0 s M68 0 L80 0 C88 0 92 4 92 12 L92 24
      s M92 68 L92 80 C92 88 88 92 80 92 L68 92 s M24 92 L12 92 C4 92 0 88 0 80 L0 68 s M40 0 L52
      0 s M40 92 L52 92 s M0 40 L0 52 s M92 40 L92 52
    square.grid.2x2 92 92 13 b R0 0 38 38 8 b R54 0 38 38 8 b R0 54 38 38 8 b R54 54 38 38 8
    square.grid.3x1.below.line.grid.1x2 96 92 10 s M0 4 L96 4 s M0 32 L96 32 b R0 56 26 34 5 b R35
      56 26 34 5 b R70 56 26 34 5
    square.grid.3x1.folder.badge.plus 108 84 25 b @folder 0 0 108 84 h R20 46 16 16 3 h R46 46 16
      16 3 h R72 46 16 16 3
    square.grid.3x2 96 62 10 b R0 0 26 26 5 b R35 0 26 26 5 b R70 0 26 26 5 b R0 36 26 26 5 b R35
      36 26 26 5 b R70 36 26 26 5
    square.grid.3x3 92 92 10 b R0 0 24 24 4 b R34 0 24 24 4 b R68 0 24 24 4 b R0 34 24 24 4 b R34
      34 24 24 4 b R68 34 24 24 4 b R0 68 24 24 4 b R34 68 24 24 4 b R68 68 24 24 4
    square.grid.3x3.square 92 92 10 b @square.grid.3x3 0 0 92 92
    square.grid.4x3.fill 100 76 f R0 0 20 20 4 f R27 0 20 20 4 f R54 0 20 20 4 f R81 0 20 20 4 f
      R0 28 20 20 4 f R27 28 20 20 4 f R54 28 20 20 4 f R81 28 20 20 4 f R0 56 20 20 4 f R27 56 20
      20 4 f R54 56 20 20 4 f R81 56 20 20 4
    square.on.square 92 92 s M24 18 L24 10 C24 3 27 0 34 0 L82 0 C89 0 92 3 92 10 L92 58 C92 65 89
      68 82 68 L74 68 b R0 24 68 68 10
    square.split.1x2 88 88 b R0 0 88 88 16 d M2 44 L86 44
    square.split.2x1 88 88 b R0 0 88 88 16 d M44 2 L44 86
    square.split.2x2 88 88 b R0 0 88 88 16 d M44 2 L44 86 d M2 44 L86 44
    square.split.bottomrightquarter 88 88 b R0 0 88 88 16 d M86 48 L48 48 L48 86
    square.split.diagonal 88 88 b R0 0 88 88 16 d M4 84 L84 4
    square.split.diagonal.2x2 88 88 b R0 0 88 88 16 d M4 84 L84 4 d M4 4 L84 84
    square.stack 88 104 13 b R0 32 88 72 14 s2 M10 16 L78 16 s3 M20 0 L68 0
    square.stack.3d.down.forward =square.stack.3d.up
    square.stack.3d.down.right =square.stack.3d.up
    square.stack.3d.forward.dottedline =square.stack.3d.up
    square.stack.3d.up 100 92 10 b M50 0 L100 24 L50 48 L0 24 Z s2 M8 42 L0 46 L50 70 L100 46 L92
      42 s3 M8 64 L0 68 L50 92 L100 68 L92 64
    squares.leading.rectangle 112 84 16 b R0 0 112 84 12 d M42 2 L42 82 h R13 14 16 16 3 h R13 38
      16 16 3 h R13 60 16 14 3
    squareshape.controlhandles.on.squareshape.controlhandles 96 96 s R12 12 72 72 0 f R0 0 20 20 2
      f R76 0 20 20 2 f R0 76 20 20 2 f R76 76 20 20 2
    squareshape.dotted.squareshape 92 92 10 q R0 0 92 92 4 s R22 22 48 48 4
    squareshape.squareshape.dotted 92 92 10 q R26 26 66 66 4 s R0 0 64 64 4
    star.leadinghalf.filled 100 96 s M50 0 L62.3 35 L99.5 36 L70 58.5 L80.6 94 L50 73 L19.4 94 L30
      58.5 L0.5 36 L37.7 35 Z f M50 0 L50 73 L19.4 94 L30 58.5 L0.5 36 L37.7 35 Z
    sterlingsign 60 88 23 s M54 18 C48 -6 14 -4 16 24 C18 40 22 70 4 88 L58 88 s M2 46 L44 46
    strikethrough 72 88 19 s M60 16 C50 -6 8 -4 10 20 C12 32 26 38 40 44 s M44 44 C70 56 64 86 36
      88 C16 88 6 78 2 66 s M0 44 L72 44
    suit.club 96 100 13 b M40 62 C28 84 0 78 0 54 C0 34 16 30 28 36 C10 2 86 2 68 36 C80 30 96 34
      96 54 C96 78 68 84 56 62 L62 100 L34 100 Z
    suit.diamond 76 104 b M38 0 L76 52 L38 104 L0 52 Z
    suit.heart 100 90 b M50 90 C30 76 0 52 0 28 C0 11 11 0 26 0 C37 0 45 6 50 15 C55 6 63 0 74 0
      C89 0 100 11 100 28 C100 52 70 76 50 90 Z
    suit.spade 92 100 11 b M46 0 C60 26 92 36 92 60 C92 84 62 84 52 70 L58 100 L34 100 L40 70 C30
      84 0 84 0 60 C0 36 32 26 46 0 Z
    sum 68 88 s M66 14 L66 0 L2 0 L36 44 L2 88 L66 88 L66 74
    swedishkronasign =danishkronesign
    switch.2 100 92 11 b R0 0 100 40 20 h O20 20 11 b R0 52 100 40 20 h O80 72 11
    tablecells 110 84 25 b R0 0 110 84 12 d M2 28 L108 28 d M2 56 L108 56 d M38 2 L38 82 d M74 2
      L74 82
    target 100 100 16 s O50 50 50 s O50 50 30 f O50 50 12
    tengesign 56 84 21 s M0 0 L56 0 s M0 24 L56 24 s M28 24 L28 84
    text 80 56 21 s M0 4 L80 4 s M0 28 L80 28 s M0 52 L50 52
    text.aligncenter 92 72 21 s M0 0 L92 0 s M16 24 L76 24 s M0 48 L92 48 s M16 72 L76 72
    text.alignleft 92 72 21 s M0 0 L92 0 s M0 24 L60 24 s M0 48 L92 48 s M0 72 L60 72
    text.alignright 92 72 21 s M0 0 L92 0 s M32 24 L92 24 s M0 48 L92 48 s M32 72 L92 72
    text.append 100 84 12 s M0 6 L100 6 s M0 34 L100 34 s M0 64 L50 64 s M70 64 L100 64 s M85 49
      L85 80
    text.insert 100 84 25 s M0 6 L100 6 s M40 34 L100 34 s M0 64 L100 64 f M0 20 L24 34 L0 48 Z
    text.justify 92 72 21 s M0 0 L92 0 s M0 24 L92 24 s M0 48 L92 48 s M0 72 L92 72
    text.justify.leading =text.alignleft
    text.justify.left =text.alignleft
    text.justify.right =text.alignright
    text.justify.trailing =text.alignright
    text.line.first.and.arrowtriangle.forward 100 84 f M0 0 L20 12 L0 24 Z s M36 12 L100 12 s M36
      42 L100 42 s M36 72 L100 72
    text.line.last.and.arrowtriangle.forward 100 84 f M0 60 L20 72 L0 84 Z s M36 12 L100 12 s M36
      42 L100 42 s M36 72 L100 72
    text.quote 100 84 23 s M0 4 L0 80 s M26 10 L100 10 s M26 42 L100 42 s M26 74 L80 74
    text.redaction 100 84 21 s M0 10 L40 10 f R52 0 48 20 3 f R0 32 60 20 3 s M74 42 L100 42 s M0
      74 L30 74 f R42 64 58 20 3
    text.viewfinder 96 96 20 f @viewfinder 0 0 96 96 s' M26 34 L70 34 s' M26 50 L70 50 s' M26 66
      L52 66
    text.word.spacing 100 76 17 s M0 0 L0 76 s M100 0 L100 76 s M20 38 L80 38
    textformat 112 72 16 s M0 72 L28 0 L56 72 s M10 48 L46 48 s O88 51 19 s M108 31 L108 72
    textformat.123 116 56 s' M4 12 L16 2 L16 56 s' M36 14 C38 -4 64 -2 62 14 C62 30 44 36 36 56
      L64 56 s' M84 6 C98 -4 114 2 112 14 C112 24 104 27 96 27 C106 27 116 32 114 42 C110 58 90 58
      82 48
    textformat.abc 128 56 14 s' M0 56 L18 0 L36 56 s' M6 38 L30 38 s' M50 0 L50 56 L70 56 C88 56
      88 28 70 26 L50 26 s' M50 0 L68 0 C84 0 84 26 68 26 s' M128 12 C118 -6 94 0 94 28 C94 56 118
      62 128 44
    textformat.abc.dottedunderline 128 84 10 f @textformat.abc 0 0 128 56 q M0 80 L128 80
    textformat.alt =textformat
    textformat.size 116 84 15 s M0 84 L34 0 L68 84 s M12 56 L56 56 s M76 84 L96 36 L116 84 s M83
      68 L109 68
    textformat.size.larger 76 84 s M0 84 L38 0 L76 84 s M14 56 L62 56
    textformat.size.smaller 52 60 20 s M0 60 L26 0 L52 60 s M10 40 L42 40
    textformat.subscript 112 80 18 s M0 60 L24 0 L48 60 s M8 40 L40 40 s' M76 52 C78 40 100 40 98
      54 C96 64 82 68 76 80 L100 80
    textformat.superscript 112 80 18 s M0 80 L24 20 L48 80 s M8 60 L40 60 s' M76 12 C78 0 100 0 98
      14 C96 24 82 28 76 40 L100 40
    togglepower 100 44 10 b R0 0 100 44 22 d O76 22 12 d M24 12 L24 32
    triangle 100 88 b M50 0 L100 88 L0 88 Z
    tugriksign 56 84 s M0 0 L56 0 s M28 0 L28 84 s M10 46 L46 34 s M10 62 L46 50
    turkishlirasign 60 88 14 s M16 0 L16 88 C44 88 58 68 60 46 s M0 40 L44 20 s M0 60 L44 40
    underline 64 96 s M6 0 L6 40 C6 76 58 76 58 40 L58 0 s M0 96 L64 96
    viewfinder 96 96 14 s M0 24 L0 10 C0 3 3 0 10 0 L24 0 s M72 0 L86 0 C93 0 96 3 96 10 L96 24 s
      M96 72 L96 86 C96 93 93 96 86 96 L72 96 s M24 96 L10 96 C3 96 0 93 0 86 L0 72
    wave.3.forward =wave.3.right
    wave.3.left =wave.3.right m
    wave.3.right 60 84 19 s A-10 42 24 -44 44 s A-10 42 46 -44 44 s A-10 42 68 -40 40
    wonsign 92 76 10 s M8 0 L26 76 L46 8 L66 76 L84 0 s M0 24 L92 24 s M0 44 L92 44
    x.squareroot 112 88 19 s M0 46 L16 46 L32 88 L52 0 L112 0 s M66 34 L98 76 s M98 34 L64 76
    xmark 70 70 s M0 0 L70 70 s M70 0 L0 70
    yensign 64 88 21 s M0 0 L32 42 L64 0 s M32 42 L32 88 s M6 48 L58 48 s M6 66 L58 66
    yuansign =yensign
    """
}
