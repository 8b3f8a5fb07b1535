/// Outlines as `SymbolOutline` reads them.
extension SymbolOutlines {
  /// The outlines of arrows and chevrons.
  static let arrows = """
    alt 88 64 23 s M0 0 L24 0 L64 64 L88 64 s M54 0 L88 0
    arrow.2.circlepath 100 92 s A50 46 38 195 330 s A50 46 38 15 150 s M84 4 L84 27 L61 27 s M16
      88 L16 65 L39 65
    arrow.2.squarepath 104 92 s M14 64 L14 28 C14 18 20 12 30 12 L58 12 s M0 50 L14 66 L28 50 s
      M90 28 L90 64 C90 74 84 80 74 80 L46 80 s M76 42 L90 26 L104 42
    arrow.3.trianglepath 104 96 10 s M16 60 L40 16 C46 6 56 6 62 14 s M46 2 L64 16 L44 26 s M86 36
      L98 60 C104 74 98 82 86 84 L68 84 s M82 70 L66 84 L82 98 s M44 84 L20 84 C6 84 2 76 6 66 s
      M-2 56 L20 56
    arrow.backward.to.line =arrow.left.to.line
    arrow.branch =arrow.triangle.branch
    arrow.circlepath 100 100 s A50 50 46 -60 250 s M22 2 L36 8 L30 24
    arrow.clockwise 88 98 s A44 56 42 -30 270 s M30 0 L46 14 L30 28
    arrow.clockwise.icloud 112 76 13 b @cloud 0 0 112 76 d' @arrow.clockwise 38 24 34 40
    arrow.counterclockwise 88 98 s A44 56 42 -90 210 s M58 0 L42 14 L58 28
    arrow.counterclockwise.icloud 112 76 13 b @cloud 0 0 112 76 d' @arrow.counterclockwise 38 24
      34 40
    arrow.down.and.line.horizontal.and.arrow.up 84 104 15 s M0 52 L84 52 s M42 0 L42 34 s M24 18
      L42 34 L60 18 s M42 104 L42 70 s M24 86 L42 70 L60 86
    arrow.down.left 64 64 s M64 0 L0 64 s M0 14 L0 64 L50 64
    arrow.down.right 64 64 s M0 0 L64 64 s M64 14 L64 64 L14 64
    arrow.down.right.and.arrow.up.left 84 84 15 s M2 2 L34 34 s M36 8 L36 36 L8 36 s M82 82 L50 50
      s M48 76 L48 48 L76 48
    arrow.down.to.line 76 92 18 s M38 0 L38 70 s M12 46 L38 72 L64 46 s M0 92 L76 92
    arrow.down.to.line.compact =arrow.right.to.line.compact r1
    arrow.forward.to.line =arrow.right.to.line
    arrow.left.and.line.vertical.and.arrow.right =arrow.up.and.line.horizontal.and.arrow.down r1
    arrow.left.and.right =arrow.up.and.down r1
    arrow.left.arrow.right 80 96 22 s M80 24 L2 24 s M24 0 L0 24 L24 48 s M0 72 L78 72 s M56 48
      L80 72 L56 96
    arrow.left.to.line 92 76 17 s M92 38 L22 38 s M46 12 L20 38 L46 64 s M0 0 L0 76
    arrow.left.to.line.compact =arrow.right.to.line.compact m
    arrow.merge =arrow.triangle.merge
    arrow.rectanglepath 104 76 13 s M60 10 L84 10 C94 10 100 16 100 26 L100 50 C100 60 94 66 84 66
      L20 66 C10 66 4 60 4 50 L4 26 C4 16 10 10 20 10 L40 10 s M28 -6 L44 10 L28 26
    arrow.right 84 66 s M0 33 L84 33 s M52 0 L84 33 L52 66
    arrow.right.and.line.vertical.and.arrow.left =arrow.down.and.line.horizontal.and.arrow.up r1
    arrow.right.to.line 92 76 18 s M0 38 L70 38 s M46 12 L72 38 L46 64 s M92 0 L92 76
    arrow.right.to.line.compact 76 76 18 s M0 38 L54 38 s M34 16 L56 38 L34 60 s M76 0 L76 76
    arrow.swap =arrow.triangle.swap
    arrow.triangle.2.circlepath 112 88 s A56 44 40 215 345 f M82 36 L110 36 L96 57 Z s A56 44 40
      35 165 f M2 52 L30 52 L16 31 Z
    arrow.triangle.branch 88 100 s M16 100 L16 22 f M0 26 L16 0 L32 26 Z s M16 78 C20 52 70 66 72
      30 f M56 30 L72 4 L88 30 Z
    arrow.triangle.capsulepath 110 72 s M28 62 C-8 60 -8 10 28 10 L70 10 f M66 -6 L90 10 L66 26 Z
      s M82 10 C118 12 118 62 82 62 L40 62 f M44 46 L20 62 L44 78 Z
    arrow.triangle.merge 96 100 s M48 100 L48 60 C48 46 18 44 18 26 s M48 60 C48 46 78 44 78 26 f
      M2 28 L18 0 L34 28 Z f M62 28 L78 0 L94 28 Z
    arrow.triangle.pull 96 100 19 s M16 30 L16 76 s O16 16 14 s O16 88 12 s O80 88 12 s M80 76 L80
      40 C80 24 72 18 50 18 f M52 0 L52 36 L30 18 Z
    arrow.triangle.swap 100 88 s M0 22 L68 22 f M66 2 L100 22 L66 42 Z s M32 66 L100 66 f M34 46
      L0 66 L34 86 Z
    arrow.triangle.turn.up.right.circle 100 100 23 b O50 50 50 d M34 68 L34 48 L62 48 h M58 34 L76
      48 L58 62 Z
    arrow.triangle.turn.up.right.diamond 104 104 11 b M52 0 L104 52 L52 104 L0 52 Z d M36 70 L36
      52 L62 52 h M58 38 L76 52 L58 66 Z
    arrow.turn.down.left =arrow.turn.down.right m
    arrow.turn.down.right 92 76 s M0 0 L0 30 C0 42 6 48 18 48 L92 48 s M64 20 L92 48 L64 76
    arrow.turn.left.down =arrow.turn.up.left r3
    arrow.turn.left.up =arrow.turn.down.right r3
    arrow.turn.right.down =arrow.turn.up.right r1
    arrow.turn.right.up =arrow.turn.down.left r1
    arrow.turn.up.left =arrow.turn.up.right m
    arrow.turn.up.right 92 76 s M0 76 L0 46 C0 34 6 28 18 28 L92 28 s M64 0 L92 28 L64 56
    arrow.up.and.down 66 104 s M33 0 L33 104 s M0 32 L33 0 L66 32 s M0 72 L33 104 L66 72
    arrow.up.and.down.and.arrow.left.and.right 104 104 s M52 0 L52 104 s M0 52 L104 52 s M36 16
      L52 0 L68 16 s M36 88 L52 104 L68 88 s M16 36 L0 52 L16 68 s M88 36 L104 52 L88 68
    arrow.up.and.down.text.horizontal 112 88 20 s M24 0 L24 88 s M0 24 L24 0 L48 24 s M0 64 L24 88
      L48 64 s M66 10 L112 10 s M66 44 L112 44 s M66 78 L112 78
    arrow.up.and.line.horizontal.and.arrow.down 84 104 17 s M0 52 L84 52 s M42 32 L42 0 s M24 16
      L42 0 L60 16 s M42 72 L42 104 s M24 88 L42 104 L60 88
    arrow.up.arrow.down 96 80 22 s M24 80 L24 2 s M0 24 L24 0 L48 24 s M72 0 L72 78 s M48 56 L72
      80 L96 56
    arrow.up.left 64 64 s M64 64 L0 0 s M50 0 L0 0 L0 50
    arrow.up.left.and.arrow.down.right 84 84 15 s M36 36 L2 2 s M0 28 L0 0 L28 0 s M48 48 L82 82 s
      M84 56 L84 84 L56 84
    arrow.up.left.and.arrow.down.right.and.arrow.up.right.and.arrow.down.left 104 104 s M0 0 L104
      104 s M104 0 L0 104 s M0 24 L0 0 L24 0 s M80 0 L104 0 L104 24 s M104 80 L104 104 L80 104 s
      M24 104 L0 104 L0 80
    arrow.up.left.and.down.right.and.arrow.up.right.and.down.left 104 104 s M0 0 L104 104 s M104 0
      L0 104 s M0 24 L0 0 L24 0 s M80 0 L104 0 L104 24 s M104 80 L104 104 L80 104 s M24 104 L0 104
      L0 80
    arrow.up.right 64 64 s M0 64 L64 0 s M14 0 L64 0 L64 50
    arrow.up.to.line 76 92 17 s M38 92 L38 22 s M12 46 L38 20 L64 46 s M0 0 L76 0
    arrow.up.to.line.compact =arrow.right.to.line.compact r3
    arrow.uturn.down =arrow.uturn.right r1
    arrow.uturn.left 92 84 s M28 0 L0 26 L28 52 s M2 26 L58 26 C98 26 98 84 58 84 L36 84
    arrow.uturn.right 92 84 s M64 0 L92 26 L64 52 s M90 26 L34 26 C-6 26 -6 84 34 84 L56 84
    arrow.uturn.up =arrow.uturn.left r1
    arrowkeys 104 76 10 b R36 0 32 32 6 b R0 42 32 32 6 b R36 42 32 32 6 b R72 42 32 32 6
    arrowshape.bounce.right 108 84 21 b M0 60 C8 20 44 10 62 30 L78 42 L78 20 L108 54 L72 84 L72
      66 C60 60 50 50 46 46 C38 38 24 44 20 62 Z
    arrowshape.left.arrowshape.right 120 60 23 b @arrowshape.left 0 2 58 56 b @arrowshape.right 62
      2 58 56
    arrowshape.right 104 88 b M52 0 L104 44 L52 88 L52 64 L6 64 C2 64 0 62 0 58 L0 30 C0 26 2 24 6
      24 L52 24 Z
    arrowshape.turn.up.backward =arrowshape.turn.up.left
    arrowshape.turn.up.backward.2 =arrowshape.turn.up.left.2
    arrowshape.turn.up.forward =arrowshape.turn.up.left m
    arrowshape.turn.up.left 108 88 b M48 0 L0 38 L48 76 L48 54 C74 54 92 60 108 86 C106 50 88 24
      48 22 Z
    arrowshape.turn.up.left.2 124 88 10 s M36 10 L0 38 L36 66 b M64 0 L20 38 L64 76 L64 54 C90 54
      108 60 124 86 C122 50 104 24 64 22 Z
    arrowshape.turn.up.right =arrowshape.turn.up.left m
    arrowshape.zigzag.right 108 76 13 b M0 76 L34 14 L58 48 L70 30 L58 22 L104 4 L98 52 L86 44 L56
      80 L36 48 L22 76 Z
    arrowtriangle.right 78 88 b M0 0 L78 44 L0 88 Z
    capslock 92 100 11 b M46 0 L92 46 L68 46 L68 70 L24 70 L24 46 L0 46 Z b R24 84 44 14 4
    chevron.backward.2 =chevron.left.2
    chevron.compact.down 92 24 s M0 0 L46 24 L92 0
    chevron.compact.left 24 92 s M24 0 L0 46 L24 92
    chevron.compact.right 24 92 s M0 0 L24 46 L0 92
    chevron.compact.up 92 24 s M0 24 L46 0 L92 24
    chevron.down.2 76 72 24 s M0 0 L38 36 L76 0 s M0 36 L38 72 L76 36
    chevron.down.right 50 50 s M0 50 L50 50 L50 0
    chevron.forward.2 =chevron.right.2
    chevron.left.2 72 76 24 s M36 0 L0 38 L36 76 s M72 0 L36 38 L72 76
    chevron.left.forwardslash.chevron.right 128 84 24 s M28 14 L0 42 L28 70 s M100 14 L128 42 L100
      70 s M76 0 L52 84
    chevron.right 38 76 s M0 0 L38 38 L0 76
    chevron.right.2 72 76 24 s M0 0 L36 38 L0 76 s M36 0 L72 38 L36 76
    chevron.up.2 76 72 24 s M0 36 L38 0 L76 36 s M0 72 L38 36 L76 72
    chevron.up.chevron.down 52 100 s M0 26 L26 0 L52 26 s M0 74 L26 100 L52 74
    chevron.up.chevron.right 84 76 16 s M0 40 L24 14 L48 40 s M54 20 L82 48 L54 76
    clear 92 92 b R0 0 92 92 16 d M28 28 L64 64 d M64 28 L28 64
    command 92 92 22 s M30 14 C30 -8 -2 -4 0 16 C0 28 10 30 22 30 L70 30 C92 30 96 2 76 0 C64 0 62
      10 62 22 L62 70 C62 92 90 96 92 76 C92 64 82 62 70 62 L22 62 C0 62 -4 90 16 92 C28 92 30 82
      30 70 Z
    control 72 36 s M0 36 L36 0 L72 36
    crop 96 96 s M18 0 L18 78 L96 78 s M0 18 L78 18 L78 96
    crop.rotate 108 108 b R22 22 64 64 4 s A54 54 52 200 260 s A54 54 52 20 80
    cursorarrow 60 100 b M4 0 L56 60 L32 62 L46 94 L34 98 L22 66 L4 82 Z
    cursorarrow.click 96 104 18 b M44 44 L92 66 L72 74 L62 96 Z s A42 42 40 100 340
    cursorarrow.motionlines 112 100 14 b M56 0 L108 60 L84 62 L98 94 L86 98 L74 66 L56 82 Z s M0
      30 L30 30 s M12 52 L36 52 s M20 74 L40 74
    cursorarrow.rays 104 104 15 b M50 50 L90 66 L72 74 L64 92 Z s M42 0 L42 18 s M0 42 L18 42 s
      M12 12 L24 24 s M72 12 L60 24 s M12 72 L24 60
    delete.backward =delete.left
    delete.forward =delete.left m
    delete.right =delete.left m
    dot.arrowtriangles.up.right.down.left.circle 100 100 24 b O50 50 50 h O50 50 9 h M50 14 L60 28
      L40 28 Z h M50 86 L60 72 L40 72 Z h M14 50 L28 40 L28 60 Z h M86 50 L72 40 L72 60 Z
    eject 88 88 12 b M44 0 L88 54 L0 54 Z b R0 74 88 14 4
    escape 104 100 10 s A52 52 46 -20 250 s M52 52 L8 8 s M6 36 L6 6 L36 6
    gobackward 96 104 23 s A48 56 44 -75 235 s M66 -2 L48 13 L66 30
    gobackward.15 96 104 10 s @gobackward 0 0 96 104 s' @15 28 44 40 28
    gobackward.minus 96 104 23 s @gobackward 0 0 96 104 s' @minus 34 42 28 28
    gobackward.plus 96 104 23 s @gobackward 0 0 96 104 s' @plus 34 42 28 28
    goforward =gobackward m
    goforward.15 96 104 10 s @goforward 0 0 96 104 s' @15 28 44 40 28
    move.3d 100 100 s M40 60 L40 0 s M40 60 L100 60 s M40 60 L0 100 s M26 14 L40 0 L54 14 s M86 46
      L100 60 L86 74 s M0 80 L0 100 L20 100
    option 92 72 s M0 0 L24 0 L68 72 L92 72 s M58 0 L92 0
    point.topleft.down.curvedto.point.bottomright.up 100 84 16 s O12 12 11 s O88 72 11 s M12 24
      L12 50 C12 72 46 76 50 42 C54 8 88 14 88 34 L88 60
    projective 96 92 s M0 92 L48 0 L96 92
    rectangle.and.arrow.up.right.and.arrow.down.left 110 80 11 b R0 0 110 80 14 d' M62 34 L84 12
      d' M66 12 L84 12 L84 30 d' M48 46 L26 68 d' M44 68 L26 68 L26 50
    rectangle.portrait.and.arrow.right 104 96 19 s M56 26 L56 0 L0 0 L0 96 L56 96 L56 70 s M30 48
      L100 48 s M82 30 L102 48 L82 66
    repeat 100 88 20 s M0 42 L0 34 C0 24 6 18 16 18 L94 18 s M80 2 L98 18 L80 34 s M100 46 L100 54
      C100 64 94 70 84 70 L6 70 s M20 54 L2 70 L20 86
    repeat.1 100 88 12 s M0 42 L0 34 C0 24 6 18 16 18 L60 18 s M100 46 L100 54 C100 64 94 70 84 70
      L6 70 s M20 54 L2 70 L20 86 s M78 12 L90 2 L90 36
    return =arrow.turn.down.left
    rotate.3d 104 104 24 s E0 30 104 44 s E30 0 44 104
    rotate.left 104 96 10 s A56 46 40 -100 80 s M66 -8 L46 6 L66 20 b R0 44 52 52 10
    rotate.right =rotate.left m
    scale.3d 100 100 s M40 60 L40 0 s M40 60 L100 60 s M40 60 L0 100 f O40 4 9 f O96 60 9 f O4 96
      9
    shift 92 88 b M46 0 L92 46 L68 46 L68 88 L24 88 L24 46 L0 46 Z
    shuffle 100 76 11 s M0 16 L18 16 C46 16 48 60 76 60 L98 60 s M84 44 L100 60 L84 76 s M0 60 L18
      60 C46 60 48 16 76 16 L98 16 s M84 0 L100 16 L84 32
    square.and.arrow.down 76 100 12 s2 M24 36 L14 36 C4 36 0 40 0 50 L0 86 C0 96 4 100 14 100 L62
      100 C72 100 76 96 76 86 L76 50 C76 40 72 36 62 36 L52 36 s M38 2 L38 66 s M21 49 L38 66 L55
      49
    square.and.arrow.down.fill 76 100 11 f2 M24 32 L14 32 C1 32 -4 37 -4 50 L-4 86 C-4 99 1 104 14
      104 L62 104 C75 104 80 99 80 86 L80 50 C80 37 75 32 62 32 L52 32 L52 38 L64 50 L38 78 L12 50
      L24 38 Z s M38 2 L38 64 s M25 51 L38 64 L51 51
    square.and.arrow.up 76 100 12 s2 M24 36 L14 36 C4 36 0 40 0 50 L0 86 C0 96 4 100 14 100 L62
      100 C72 100 76 96 76 86 L76 50 C76 40 72 36 62 36 L52 36 s M38 64 L38 0 s M20 18 L38 0 L56
      18
    square.and.arrow.up.fill 76 100 16 f2 M26 32 L14 32 C1 32 -4 37 -4 50 L-4 86 C-4 99 1 104 14
      104 L62 104 C75 104 80 99 80 86 L80 50 C80 37 75 32 62 32 L50 32 L50 66 L26 66 Z s M38 56
      L38 0 s M20 18 L38 0 L56 18
    """
}
