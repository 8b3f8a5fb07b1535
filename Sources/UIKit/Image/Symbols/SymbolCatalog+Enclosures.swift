import DarkroomCoreGraphics

/// Draws symbols within others: `plus.circle`, `bolt.shield`, `heart.text.square`.
extension SymbolCatalog {
  /// Finds the frame of a symbol.
  ///
  /// Longer names are tried first, so that `rectangle.portrait` isn't mistaken for `portrait`.
  static func enclosed(_ name: String, isFilled: Bool) -> SymbolDrawing? {
    for (frame, box) in enclosures where name.hasSuffix("." + frame) {
      let inner = String(name.dropLast(frame.count + 1))
      if let drawing = enclosed(inner, in: frame, box, isFilled: isFilled) { return drawing }
    }
    return nil
  }

  /// The box of the inner symbol in each frame: x, y and the lengths of its sides.
  private static let enclosures: KeyValuePairs<String, (CGFloat, CGFloat, CGFloat, CGFloat)> = [
    "rectangle.portrait": (20, 30, 40, 50), "button.programmable": (23, 23, 54, 54),
    "rectangle.roundedtop": (28, 16, 56, 48), "rectangle.roundedbottom": (28, 16, 56, 48),
    "button.roundedtop.horizontal": (28, 16, 56, 48),
    "button.roundedbottom.horizontal": (28, 16, 56, 48),
    "button.angledtop.vertical.left": (24, 24, 44, 50),
    "button.angledtop.vertical.right": (24, 24, 44, 50),
    "ellipsis.rectangle": (30, 20, 50, 40), "circle": (23, 23, 54, 54),
    "square": (19, 19, 50, 50), "rectangle": (31, 18, 48, 44), "shield": (20, 28, 44, 44),
    "diamond": (30, 30, 36, 36), "seal": (27, 27, 46, 46), "triangle": (36, 42, 28, 34),
    "octagon": (26, 26, 48, 48), "hexagon": (25, 29, 46, 46), "pentagon": (28, 32, 44, 44),
    "app": (23, 23, 50, 50), "capsule": (28, 12, 54, 32), "bubble": (30, 16, 44, 42),
    "message": (31, 18, 42, 42), "icloud": (34, 26, 46, 40), "cloud": (34, 26, 46, 40),
    "house": (36, 46, 34, 36), "viewfinder": (24, 24, 48, 48), "dashed": (24, 24, 48, 48),
    "magnifyingglass": (18, 18, 40, 40), "tv": (34, 16, 40, 40), "display": (36, 16, 40, 40),
    "bin": (26, 40, 28, 40), "brakesignal": (42, 24, 36, 36), "bag": (24, 44, 36, 40),
    "book.closed": (22, 20, 42, 42), "folder": (32, 38, 44, 38), "heart": (30, 22, 40, 36),
    "document": (20, 44, 34, 38), "doc": (20, 44, 34, 38), "ticket": (32, 16, 48, 40),
    "laptopcomputer": (40, 14, 40, 34), "desktopcomputer": (36, 18, 40, 38),
    "iphone": (14, 34, 32, 40), "ipad": (18, 30, 44, 48), "video": (16, 16, 42, 40),
    "fanblades": (23, 23, 54, 54), "key": (14, 14, 24, 24), "bookmark": (12, 14, 36, 40),
    "square.on.square": (10, 34, 48, 48), "textbox": (22, 22, 44, 44), "pip": (60, 48, 30, 20),
    "steeringwheel": (30, 30, 40, 40), "car": (34, 36, 36, 30), "lane": (38, 20, 24, 60),
    "batteryblock": (30, 28, 44, 40), "camera": (38, 30, 34, 34), "calendar": (26, 44, 44, 40),
    "creditcard": (32, 36, 46, 34), "gauge": (30, 30, 40, 40), "drop": (14, 38, 40, 44),
  ]

  private static func enclosed(
    _ name: String, in frame: String, _ box: (CGFloat, CGFloat, CGFloat, CGFloat), isFilled: Bool
  ) -> SymbolDrawing? {
    guard let outer = find(frame, isFilled: isFilled), let inner = find(name) else { return nil }
    let glyph = solid(name) ?? inner
    let aside = (1 - (sizes[name] ?? 1)) / 2
    let place = CGRect(x: box.0, y: box.1, width: box.2, height: box.3)
      .insetBy(dx: box.2 * aside, dy: box.3 * aside)
    let parts = glyph.fitted(in: CGRect(origin: .zero, size: place.size))
      .offset(place.minX, place.minY).parts
    let back = outer.at(level: .secondary)
    return SymbolDrawing(
      outer.width, outer.height, back.parts + (isFilled ? parts.map(\.inverted) : parts))
  }

  /// The size of inner symbols that would look too large or too small if they filled their box.
  private static let sizes: [String: CGFloat] = [
    "xmark": 0.7, "checkmark": 0.9, "mappin": 1.2, "line.3.horizontal": 0.85,
    "line.3.horizontal.decrease": 0.85,
  ]

  /// A symbol drawn inside another: filled, with thinner lines, so that it is recognizable at that size.
  static func solid(_ name: String) -> SymbolDrawing? {
    guard !frames.contains(name) else { return find(name)?.weighing(0.8) }
    return find(name + ".fill")?.weighing(0.6)
  }

  /// Symbols that are frames even inside another symbol.
  private static let frames: Set<String> = [
    "circle", "square", "rectangle", "triangle", "capsule", "oval", "app", "viewfinder",
    "rectangle.portrait", "hexagon", "diamond", "octagon", "seal", "pentagon",
  ]
}
