/// Outlines as `SymbolOutline` reads them.
extension SymbolOutlines {
  /// Other names, and symbols that are others turned or mirrored.
  static let synonyms = """
    arrow.backward =arrow.left
    arrow.forward =arrow.right
    arrow.triangle.2.circlepath =arrow.2.circlepath
    arrow.uturn.backward =arrow.uturn.left
    arrow.uturn.forward =arrow.uturn.right
    chevron.backward =chevron.left
    chevron.forward =chevron.right
    chevron.left.slash.chevron.right =chevron.left.forwardslash.chevron.right
    document =doc
    dot.radiowaves.left.and.right =antenna.radiowaves.left.and.right
    globe.badge.chevron.backward =globe
    hand.point.down =hand.point.up r2
    hand.point.left =hand.point.right m
    hand.point.right =hand.point.up r1
    line.horizontal.3 =line.3.horizontal
    line.horizontal.3.decrease =line.3.horizontal.decrease
    multiply =xmark
    snow =snowflake
    speedometer =gauge
    star.lefthalf.fill =star.leadinghalf.filled
    star.lefthalf.filled =star.leadinghalf.filled
    """
}
