import DarkroomCoreGraphics

extension SymbolDrawing {
  /// A dotted box that replaces a symbol without a drawing, as large as symbols of its class.
  static func missing(_ name: String) -> SymbolDrawing {
    let size = missingSize(name)
    return SymbolDrawing(
      width: size.width, height: size.height, parts: dots(around: size).map { .fill($0) })
  }

  /// The size in hundredths of an em; the class is recognized by the words of the name.
  private static func missingSize(_ name: String) -> CGSize {
    let words = Set(name.split(separator: "."))
    if words.contains("circle") { return CGSize(width: 100, height: 100) }
    if words.contains("square") { return CGSize(width: 88, height: 88) }
    if words.contains("rectangle") {
      return words.contains("portrait")
        ? CGSize(width: 80, height: 104) : CGSize(width: 116, height: 88)
    }
    if words.contains("capsule") { return CGSize(width: 124, height: 76) }
    return CGSize(width: 96, height: 92)
  }

  /// Round dots, including one at each corner.
  ///
  /// They are visible at the smallest sizes and cannot be mistaken for a symbol.
  private static func dots(around size: CGSize) -> [UIBezierPath] {
    func places(_ length: CGFloat) -> [CGFloat] {
      let steps = (length / 22).rounded()
      return stride(from: 0, through: steps, by: 1).map { length * $0 / steps }
    }
    let (columns, rows) = (places(size.width), places(size.height))
    let edges = columns.flatMap { [CGPoint(x: $0, y: 0), CGPoint(x: $0, y: size.height)] }
    let sides = rows.dropFirst().dropLast().flatMap {
      [CGPoint(x: 0, y: $0), CGPoint(x: size.width, y: $0)]
    }
    return (edges + sides).map { SymbolShapes.circle($0.x, $0.y, 5.5) }
  }
}
