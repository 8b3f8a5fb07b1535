/// The symbols that `UIImage(systemName:)` knows.
enum SymbolCatalog {
  static func drawing(named name: String) -> SymbolDrawing? {
    let name = SymbolOutlines.name(of: name)
    return plain(name) ?? enclosed(name) ?? variant(name)
  }

  private typealias Shape = SymbolShapes

  /// `x.circle` and `x.circle.fill` for every `x` that is drawn alone.
  private static func enclosed(_ name: String) -> SymbolDrawing? {
    if name == "circle" { return stroked(100, 100, Shape.circle(50, 50, 50)) }
    if name == "circle.fill" { return filled(100, 100, Shape.circle(50, 50, 54)) }
    let isFilled = name.hasSuffix(".circle.fill")
    guard isFilled || name.hasSuffix(".circle") else { return nil }
    guard let inner = plain(String(name.dropLast(isFilled ? 12 : 7))) else { return nil }
    let parts = parts(of: inner, largestSide: 54, centre: CGPoint(x: 50, y: 50))
    if !isFilled {
      return SymbolDrawing(
        width: 100, height: 100, parts: [.stroke(Shape.circle(50, 50, 50))] + parts)
    }
    return SymbolDrawing(
      width: 100, height: 100,
      parts: [.fill(Shape.circle(50, 50, 54))] + parts.map(\.inverted))
  }

  private static func stroked(
    _ width: CGFloat, _ height: CGFloat, _ paths: UIBezierPath...
  ) -> SymbolDrawing {
    SymbolDrawing(width: width, height: height, parts: paths.map { .stroke($0) })
  }

  private static func filled(
    _ width: CGFloat, _ height: CGFloat, _ paths: UIBezierPath...
  ) -> SymbolDrawing {
    SymbolDrawing(width: width, height: height, parts: paths.map { .fill($0) })
  }

  static func plain(_ name: String) -> SymbolDrawing? {
    arrows(name) ?? marks(name) ?? objects(name) ?? outlined(name)
  }

  /// `x`, and `x.fill` where `x` has something to fill.
  private static func outlined(_ name: String) -> SymbolDrawing? {
    if let outline = SymbolOutlines[name] { return outline.drawing(isFilled: false) }
    guard name.hasSuffix(".fill"), let outline = SymbolOutlines[String(name.dropLast(5))],
      outline.hasBody
    else { return nil }
    return outline.drawing(isFilled: true)
  }

  private static func arrows(_ name: String) -> SymbolDrawing? {
    switch name {
    case "chevron.right", "chevron.forward":
      return stroked(38, 76, Shape.line((0, 0), (38, 38), (0, 76)))
    case "chevron.left", "chevron.backward":
      return stroked(38, 76, Shape.line((38, 0), (0, 38), (38, 76)))
    case "chevron.down": return stroked(76, 38, Shape.line((0, 0), (38, 38), (76, 0)))
    case "chevron.up": return stroked(76, 38, Shape.line((0, 38), (38, 0), (76, 38)))
    case "arrow.right", "arrow.forward":
      return stroked(84, 66, Shape.line((0, 33), (84, 33)), Shape.line((52, 0), (84, 33), (52, 66)))
    case "arrow.left", "arrow.backward":
      return stroked(84, 66, Shape.line((84, 33), (0, 33)), Shape.line((32, 0), (0, 33), (32, 66)))
    case "arrow.up":
      return stroked(66, 84, Shape.line((33, 84), (33, 0)), Shape.line((0, 32), (33, 0), (66, 32)))
    case "arrow.down":
      return stroked(66, 84, Shape.line((33, 0), (33, 84)), Shape.line((0, 52), (33, 84), (66, 52)))
    case "square.and.arrow.up":
      return stroked(
        76, 100, Shape.line((24, 36), (0, 36), (0, 100), (76, 100), (76, 36), (52, 36)),
        Shape.line((38, 64), (38, 0)), Shape.line((20, 18), (38, 0), (56, 18)))
    default: return nil
    }
  }

  private static func marks(_ name: String) -> SymbolDrawing? {
    switch name {
    case "checkmark": return stroked(80, 74, Shape.line((0, 42), (28, 74), (80, 0)))
    case "plus":
      return stroked(80, 80, Shape.line((0, 40), (80, 40)), Shape.line((40, 0), (40, 80)))
    case "minus": return stroked(80, 8, Shape.line((0, 4), (80, 4)))
    case "xmark": return stroked(70, 70, Shape.line((0, 0), (70, 70)), Shape.line((70, 0), (0, 70)))
    case "ellipsis":
      return filled(
        88, 16, Shape.circle(8, 8, 9), Shape.circle(44, 8, 9), Shape.circle(80, 8, 9))
    case "exclamationmark":
      return SymbolDrawing(
        width: 12, height: 84,
        parts: [.stroke(Shape.line((6, 0), (6, 54))), .fill(Shape.circle(6, 80, 7))])
    case "info":
      return SymbolDrawing(
        width: 30, height: 84,
        parts: [
          .stroke(Shape.line((4, 34), (16, 34), (16, 84))), .stroke(Shape.line((2, 84), (30, 84))),
          .fill(Shape.circle(15, 8, 8)),
        ])
    case "line.3.horizontal", "line.horizontal.3":
      return stroked(
        88, 64, Shape.line((0, 0), (88, 0)), Shape.line((0, 32), (88, 32)),
        Shape.line((0, 64), (88, 64)))
    case "star": return stroked(100, 96, Shape.star)
    case "star.fill":
      return SymbolDrawing(width: 100, height: 96, parts: [.fill(Shape.star), .stroke(Shape.star)])
    case "heart": return stroked(100, 90, Shape.heart)
    case "heart.fill":
      return SymbolDrawing(
        width: 100, height: 90, parts: [.fill(Shape.heart), .stroke(Shape.heart)])
    default: return nil
    }
  }

  private static func objects(_ name: String) -> SymbolDrawing? {
    switch name {
    case "person": return stroked(100, 96, Shape.circle(50, 22, 22), Shape.shoulders)
    case "person.fill":
      return filled(100, 96, Shape.circle(50, 22, 26), Shape.shoulders)
    case "magnifyingglass":
      return stroked(92, 92, Shape.circle(38, 38, 38), Shape.line((66, 66), (92, 92)))
    case "gear", "gearshape":
      return SymbolDrawing(
        width: 100, height: 100,
        parts: [
          .stroke(Shape.circle(50, 50, 36)), .stroke(Shape.circle(50, 50, 14)),
          .stroke(Shape.gearRim),
        ])
    case "gearshape.fill":
      return SymbolDrawing(
        width: 100, height: 100,
        parts: [
          .fill(Shape.circle(50, 50, 40)), .stroke(Shape.gearRim), .erase(Shape.circle(50, 50, 14)),
        ])
    case "bell":
      return SymbolDrawing(
        width: 92, height: 98, parts: [.stroke(Shape.bell), .fill(Shape.circle(46, 92, 9))])
    case "bell.fill":
      return SymbolDrawing(
        width: 92, height: 98,
        parts: [.fill(Shape.bell), .stroke(Shape.bell), .fill(Shape.circle(46, 92, 9))])
    case "house":
      return stroked(
        106, 92, Shape.line((0, 48), (53, 0), (106, 48)),
        Shape.line((16, 36), (16, 92), (90, 92), (90, 36)))
    case "house.fill":
      return SymbolDrawing(
        width: 106, height: 92,
        parts: [
          .stroke(Shape.line((0, 48), (53, 0), (106, 48))),
          .fill(Shape.line((16, 38), (53, 6), (90, 38), (90, 96), (16, 96), closed: true)),
          .erase(Shape.box(43, 62, 20, 36)),
        ])
    case "bookmark", "bookmark.fill":
      let path = Shape.line((0, 0), (60, 0), (60, 96), (30, 70), (0, 96), closed: true)
      return SymbolDrawing(
        width: 60, height: 96,
        parts: name == "bookmark" ? [.stroke(path)] : [.fill(path), .stroke(path)])
    case "lock", "lock.fill":
      let body = Shape.box(0, 42, 70, 54, radius: 10)
      let arm = Shape.line((14, 42), (14, 22), (20, 8), (35, 0), (50, 8), (56, 22), (56, 42))
      return SymbolDrawing(
        width: 70, height: 96,
        parts: name == "lock"
          ? [.stroke(body), .stroke(arm)] : [.fill(body), .stroke(body), .stroke(arm)])
    case "square": return stroked(88, 88, Shape.box(0, 0, 88, 88, radius: 16))
    case "square.fill": return filled(88, 88, Shape.box(-4, -4, 96, 96, radius: 18))
    case "play.fill": return playTriangle
    case "pause.fill": return filled(64, 84, Shape.box(4, 0, 20, 84), Shape.box(40, 0, 20, 84))
    default: return nil
    }
  }

  private static var playTriangle: SymbolDrawing {
    let path = Shape.line((0, 0), (78, 44), (0, 88), closed: true)
    return SymbolDrawing(width: 78, height: 88, parts: [.fill(path), .stroke(path)])
  }
}
