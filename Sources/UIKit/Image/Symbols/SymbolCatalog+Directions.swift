import DarkroomCoreGraphics

/// Derives symbols that differ in their direction, or in the half that is filled.
extension SymbolCatalog {
  /// The number of quarter turns clockwise from the drawing in the tables.
  private static let quarters: [Substring: Int] = [
    "right": 0, "forward": 0, "trailing": 0, "down": 1, "bottom": 1, "left": 2, "backward": 2,
    "leading": 2, "up": 3, "top": 3,
  ]

  /// Derives a direction of `x` from `x.right`: `x.up` by rotation and `x.left` by mirroring, if the tables contain one
  /// of these.
  ///
  /// Without either, it is `x.right`.
  static func directed(_ name: String, isFilled: Bool) -> SymbolDrawing? {
    guard let dot = name.lastIndex(of: "."),
      let turn = quarters[name[dot...].dropFirst()]
    else { return nil }
    let base = String(name[..<dot])
    let fill = isFilled ? ".fill" : ""
    guard turn != 0 else { return written(base + ".left" + fill)?.mirrored ?? find(base + fill) }
    guard let right = written(base + ".right" + fill) else {
      return written(base + ".left" + fill).map { $0.turned((turn + 2) % 4) } ?? find(base + fill)
    }
    return turn == 2 ? right.mirrored : right.turned(turn)
  }

  // MARK: Halves

  /// The part of a shape's box that is filled: x, y, width and height as shares of the box.
  private static let halves: [Substring: (CGFloat, CGFloat, CGFloat, CGFloat)] = [
    "lefthalf": (0, 0, 0.5, 1), "leadinghalf": (0, 0, 0.5, 1), "righthalf": (0.5, 0, 0.5, 1),
    "trailinghalf": (0.5, 0, 0.5, 1), "tophalf": (0, 0, 1, 0.5), "bottomhalf": (0, 0.5, 1, 0.5),
    "leftthird": (0, 0, 0.34, 1), "leadingthird": (0, 0, 0.34, 1),
    "rightthird": (0.66, 0, 0.34, 1), "trailingthird": (0.66, 0, 0.34, 1),
    "topthird": (0, 0, 1, 0.36), "bottomthird": (0, 0.64, 1, 0.36),
    "topleft": (0, 0, 0.5, 0.5), "topleading": (0, 0, 0.5, 0.5), "topright": (0.5, 0, 0.5, 0.5),
    "toptrailing": (0.5, 0, 0.5, 0.5), "bottomleft": (0, 0.5, 0.5, 0.5),
    "bottomleading": (0, 0.5, 0.5, 0.5), "bottomright": (0.5, 0.5, 0.5, 0.5),
    "bottomtrailing": (0.5, 0.5, 0.5, 0.5), "center": (0.2, 0.2, 0.6, 0.6),
    "inset": (0.12, 0.12, 0.76, 0.76), "filled": (0, 0, 1, 1),
  ]

  /// Draws `x.lefthalf.filled`, `x.inset.filled` and `x.inset.topleft.filled`.
  static func halved(_ name: String, isFilled: Bool) -> SymbolDrawing? {
    guard name.hasSuffix(".filled") else { return nil }
    var words = name.split(separator: ".").dropLast()
    guard let half = words.last, let part = halves[half], half != "filled" else { return nil }
    words = words.dropLast()
    let isInset = half == "inset" || words.last == "inset"
    if words.last == "inset" { words = words.dropLast() }
    let base = words.joined(separator: ".")
    guard let outer = find(base), let body = find(base + ".fill") else { return nil }
    return isInset ? inset(outer, body, part, half: half) : filledHalf(outer, body, part)
  }

  /// Draws a smaller shape with a gap to the frame.
  private static func inset(
    _ outer: SymbolDrawing, _ body: SymbolDrawing, _ part: (CGFloat, CGFloat, CGFloat, CGFloat),
    half: Substring
  ) -> SymbolDrawing {
    let room = CGRect(x: 14, y: 14, width: outer.width - 28, height: outer.height - 28)
    if half == "inset" {
      let inner = body.fitted(in: CGRect(origin: .zero, size: room.size)).offset(14, 14)
      return SymbolDrawing(
        outer.width, outer.height, outer.at(level: .secondary).parts + inner.weighing(0.4).parts)
    }
    let piece = CGRect(
      x: room.minX + part.0 * room.width, y: room.minY + part.1 * room.height,
      width: part.2 * room.width, height: part.3 * room.height)
    return SymbolDrawing(
      outer.width, outer.height,
      outer.at(level: .secondary).parts + [.fill(SymbolShapes.box(piece, radius: 5))])
  }

  /// Removes the other half from the filled shape and draws the outline over it.
  private static func filledHalf(
    _ outer: SymbolDrawing, _ body: SymbolDrawing, _ part: (CGFloat, CGFloat, CGFloat, CGFloat)
  ) -> SymbolDrawing {
    let (width, height) = (outer.width, outer.height)
    let (left, right) = (part.0 * width, (part.0 + part.2) * width)
    let (top, bottom) = (part.1 * height, (part.1 + part.3) * height)
    let edge: CGFloat = 20
    let beyond = [
      CGRect(x: -edge, y: -edge, width: left + edge, height: height + 2 * edge),
      CGRect(x: right, y: -edge, width: width - right + edge, height: height + 2 * edge),
      CGRect(x: -edge, y: -edge, width: width + 2 * edge, height: top + edge),
      CGRect(x: -edge, y: bottom, width: width + 2 * edge, height: height - bottom + edge),
    ]
    return SymbolDrawing(
      width, height,
      body.parts + beyond.map { .erase(SymbolShapes.box($0)) } + outer.at(level: .secondary).parts)
  }
}
