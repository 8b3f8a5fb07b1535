/// Outlines as `SymbolOutline` reads them.
extension SymbolOutlines {
  /// Arrows, chevrons and the shapes that they leave.
  static let arrows = table(
    """
    arrow.2.circlepath 100 92 s A50 46 38 195 330 s A50 46 38 15 150 s M84 4 L84 27 L61 27 s M16
      88 L16 65 L39 65
    arrow.clockwise 88 98 s A44 56 42 -30 270 s M30 0 L46 14 L30 28
    arrow.counterclockwise 88 98 s A44 56 42 -90 210 s M58 0 L42 14 L58 28
    arrow.down.left 64 64 s M64 0 L0 64 s M0 14 L0 64 L50 64
    arrow.down.right 64 64 s M0 0 L64 64 s M64 14 L64 64 L14 64
    arrow.down.right.and.arrow.up.left 84 84 s M2 2 L34 34 s M36 8 L36 36 L8 36 s M82 82 L50 50
      s M48 76 L48 48 L76 48
    arrow.down.to.line 76 92 s M38 0 L38 70 s M12 46 L38 72 L64 46 s M0 92 L76 92
    arrow.left.arrow.right 80 96 s M80 24 L2 24 s M24 0 L0 24 L24 48 s M0 72 L78 72 s M56 48 L80
      72 L56 96
    arrow.up.arrow.down 96 80 s M24 80 L24 2 s M0 24 L24 0 L48 24 s M72 0 L72 78 s M48 56 L72 80
      L96 56
    arrow.up.left 64 64 s M64 64 L0 0 s M50 0 L0 0 L0 50
    arrow.up.left.and.arrow.down.right 84 84 s M36 36 L2 2 s M0 28 L0 0 L28 0 s M48 48 L82 82 s
      M84 56 L84 84 L56 84
    arrow.up.right 64 64 s M0 64 L64 0 s M14 0 L64 0 L64 50
    arrow.up.to.line 76 92 s M38 92 L38 22 s M12 46 L38 20 L64 46 s M0 0 L76 0
    arrow.uturn.left 92 84 s M28 0 L0 26 L28 52 s M2 26 L58 26 C98 26 98 84 58 84 L36 84
    arrow.uturn.right 92 84 s M64 0 L92 26 L64 52 s M90 26 L34 26 C-6 26 -6 84 34 84 L56 84
    chevron.compact.down 92 24 s M0 0 L46 24 L92 0
    chevron.compact.up 92 24 s M0 24 L46 0 L92 24
    chevron.left.2 72 76 s M36 0 L0 38 L36 76 s M72 0 L36 38 L72 76
    chevron.right.2 72 76 s M0 0 L36 38 L0 76 s M36 0 L72 38 L36 76
    chevron.up.chevron.down 52 100 s M0 26 L26 0 L52 26 s M0 74 L26 100 L52 74
    point.topleft.down.curvedto.point.bottomright.up 100 84 s O12 12 11 s O88 72 11 s M12 24 L12
      50 C12 72 46 76 50 42 C54 8 88 14 88 34 L88 60
    rectangle.portrait.and.arrow.right 104 96 s M56 26 L56 0 L0 0 L0 96 L56 96 L56 70 s M30 48
      L100 48 s M82 30 L102 48 L82 66
    repeat 100 88 s M0 42 L0 34 C0 24 6 18 16 18 L94 18 s M80 2 L98 18 L80 34 s M100 46 L100 54
      C100 64 94 70 84 70 L6 70 s M20 54 L2 70 L20 86
    shuffle 100 76 s M0 16 L18 16 C46 16 48 60 76 60 L98 60 s M84 44 L100 60 L84 76 s M0 60 L18
      60 C46 60 48 16 76 16 L98 16 s M84 0 L100 16 L84 32
    square.and.arrow.down 76 100 s M24 36 L0 36 L0 100 L76 100 L76 36 L52 36 s M38 2 L38 66 s
      M20 48 L38 66 L56 48
    """)
}
