import Foundation

/// A symbol written as text, in hundredths of an em with y pointing down.
///
/// The text begins with width and height, and with the greatest width of strokes if heavier ones would close gaps. Then
/// come shapes. Each has a small letter for its role, `2` or `3` if its level isn't the first, `'` if its strokes are
/// thinner, and its outline: `M`, `L`, `C` and `Z` as in SVG, `O` for a circle (center, radius), `E` for an oval (its
/// box), `R` for a box (and the radius of its corners), `A` for an arc (center, radius, from one angle clockwise to
/// another, in degrees), or `@name` for another symbol (fitted into a box). Instead of all that, `=name` refers to
/// another symbol, followed by `r1` to `r3` for clockwise quarter turns and `m` if it is mirrored.
struct SymbolOutline {
  /// The role of a shape in the symbol and in its `.fill` variant.
  enum Role: Character {
    /// The outline of the whole symbol; filled in the variant.
    case body = "b"
    /// A line within the body; left blank in the variant.
    case detail = "d"
    /// A spot within the body; left blank in the variant.
    case spot = "h"
    /// A line around an area that is blank in the variant, such as the middle of a gear.
    case opening = "o"
    case stroke = "s"
    case fill = "f"
    case erase = "e"
    case eraseStroke = "x"
    /// A hole, which layers draw in the color of its level.
    case cut = "k"
    case cutStroke = "c"
    case dashes = "q"
  }

  private struct Shape {
    let role: Role
    let level: SymbolDrawing.Level
    let weight: CGFloat
    let path = UIBezierPath()
    /// Another symbol that is drawn in this place.
    var use: SymbolDrawing?

    var parts: [SymbolDrawing.Part] { use?.parts ?? [] }
  }

  private(set) var width: CGFloat = 0
  private(set) var height: CGFloat = 0
  private var widest = CGFloat.infinity
  private var shapes: [Shape] = []

  /// Whether there is a `.fill` variant.
  var hasBody: Bool { shapes.contains { $0.role == .body } }

  init(_ text: Substring) {
    for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) { read(word) }
    apply()
  }

  func drawing(isFilled: Bool) -> SymbolDrawing {
    SymbolDrawing(width, height, shapes.flatMap { parts($0, isFilled: isFilled) })
  }

  private func parts(_ shape: Shape, isFilled: Bool) -> [SymbolDrawing.Part] {
    if shape.use != nil {
      let isHole = isFilled && [.detail, .spot, .opening].contains(shape.role)
      return isHole || shape.role == .cut ? shape.parts.map(\.inverted) : shape.parts
    }
    return Self.inks(shape.role, isFilled: isFilled).map {
      SymbolDrawing.Part(
        ink: $0, path: shape.path, level: shape.level, weight: shape.weight, widest: widest)
    }
  }

  private static func inks(_ role: Role, isFilled: Bool) -> [SymbolDrawing.Ink] {
    switch role {
    case .body: isFilled ? [.fill, .stroke] : [.stroke]
    case .detail: isFilled ? [.eraseStroke] : [.stroke]
    case .spot: isFilled ? [.erase] : [.fill]
    case .opening: isFilled ? [.erase] : [.stroke]
    case .stroke: [.stroke]
    case .fill: [.fill]
    case .erase: [.erase]
    case .eraseStroke: [.eraseStroke]
    case .cut: [.cut]
    case .cutStroke: [.cutStroke]
    case .dashes: [.dashes]
    }
  }

  // MARK: Reading

  /// The letter whose numbers are being read.
  private var command: Character?
  private var used: Substring = ""
  private var numbers: [CGFloat] = []

  private mutating func read(_ word: Substring) {
    guard let first = word.first else { return }
    if first.isLowercase, let role = Role(rawValue: first) {
      apply()
      return shapes.append(
        Shape(
          role: role,
          level: word.contains("2") ? .secondary : word.contains("3") ? .tertiary : .primary,
          weight: word.contains("'") ? 0.7 : 1))
    }
    if first == "@" {
      apply()
      (command, used) = (first, word.dropFirst())
      return
    }
    if first.isLetter {
      apply()
      command = first
    }
    let digits = first.isLetter ? word.dropFirst() : word
    if let number = Double(digits) { numbers.append(CGFloat(number)) }
  }

  /// Draws the latest letter with its numbers; the first numbers of a text are the size and the greatest stroke width.
  private mutating func apply() {
    defer { (command, numbers) = (nil, []) }
    guard let command else {
      if numbers.count >= 2 { (width, height) = (numbers[0], numbers[1]) }
      if numbers.count == 3 { widest = numbers[2] }
      return
    }
    guard let path = shapes.last?.path else { return }
    switch (command, numbers.count) {
    case ("M", 2): path.move(to: point(0))
    case ("L", 2): path.addLine(to: point(0))
    case ("C", 6): path.addCurve(to: point(4), controlPoint1: point(0), controlPoint2: point(2))
    case ("Z", 0): path.close()
    case ("O", 3): path.append(SymbolShapes.circle(numbers[0], numbers[1], numbers[2]))
    case ("E", 4): path.append(UIBezierPath(ovalIn: box))
    case ("R", 5): path.append(SymbolShapes.box(box, radius: numbers[4]))
    case ("A", 5):
      path.addArc(
        withCenter: point(0), radius: numbers[2], startAngle: numbers[3] * .pi / 180,
        endAngle: numbers[4] * .pi / 180, clockwise: true)
    case ("@", 4): use()
    default: break
    }
  }

  private mutating func use() {
    guard let last = shapes.indices.last, let drawing = SymbolCatalog.find(String(used)) else {
      return
    }
    var parts = drawing.fitted(in: CGRect(x: 0, y: 0, width: box.width, height: box.height))
      .offset(box.minX, box.minY).weighing(shapes[last].weight)
    if shapes[last].level != .primary { parts = parts.at(level: shapes[last].level) }
    shapes[last].use = parts
  }

  private func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }

  private var box: CGRect {
    CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
