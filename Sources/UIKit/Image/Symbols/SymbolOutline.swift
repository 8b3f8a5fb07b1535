import Foundation

/// A symbol written down as text, in hundredths of an em, y pointing down.
///
/// The text begins with width and height. Then come shapes, each a small letter for what becomes of it and its outline:
/// `M`, `L`, `C` and `Z` as in SVG, `O` a circle (centre, radius), `E` an oval (its box), `R` a box (and the radius of its
/// corners), `A` an arc (centre, radius, from one angle clockwise to another, in degrees).
struct SymbolOutline {
  /// What becomes of a shape in the symbol, and in its variant `.fill`.
  enum Role: Character {
    /// The outline of the whole: filled in the variant.
    case body = "b"
    /// A line within the body: left free in the variant.
    case detail = "d"
    /// A spot within the body: left free in the variant.
    case spot = "h"
    case stroke = "s"
    case fill = "f"
    case erase = "e"
    case eraseStroke = "x"
  }

  private(set) var width: CGFloat = 0
  private(set) var height: CGFloat = 0
  private var shapes: [(role: Role, path: UIBezierPath)] = []

  /// Whether there is a variant `.fill`.
  var hasBody: Bool { shapes.contains { $0.role == .body } }

  init(_ text: String) {
    for word in text.split(separator: " ") { read(word) }
    apply()
  }

  func drawing(isFilled: Bool) -> SymbolDrawing {
    SymbolDrawing(
      width: width, height: height,
      parts: shapes.flatMap { Self.parts($0.role, $0.path, isFilled: isFilled) })
  }

  private static func parts(
    _ role: Role, _ path: UIBezierPath, isFilled: Bool
  ) -> [SymbolDrawing.Part] {
    switch role {
    case .body: isFilled ? [.fill(path), .stroke(path)] : [.stroke(path)]
    case .detail: isFilled ? [.eraseStroke(path)] : [.stroke(path)]
    case .spot: isFilled ? [.erase(path)] : [.fill(path)]
    case .stroke: [.stroke(path)]
    case .fill: [.fill(path)]
    case .erase: [.erase(path)]
    case .eraseStroke: [.eraseStroke(path)]
    }
  }

  // MARK: Reading

  /// The letter whose numbers are being read.
  private var command: Character?
  private var numbers: [CGFloat] = []

  private mutating func read(_ word: Substring) {
    guard let first = word.first else { return }
    if let role = Role(rawValue: first), word.count == 1 {
      apply()
      return shapes.append((role, UIBezierPath()))
    }
    if first.isLetter {
      apply()
      command = first
    }
    let digits = first.isLetter ? word.dropFirst() : word
    if let number = Double(digits) { numbers.append(CGFloat(number)) }
  }

  /// Draws what the latest letter and its numbers say; the first two numbers of all are the size.
  private mutating func apply() {
    defer { (command, numbers) = (nil, []) }
    guard let command else {
      if numbers.count == 2 { (width, height) = (numbers[0], numbers[1]) }
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
    case ("R", 5):
      path.append(
        numbers[4] > 0
          ? UIBezierPath(roundedRect: box, cornerRadius: numbers[4]) : UIBezierPath(rect: box))
    case ("A", 5):
      path.addArc(
        withCenter: point(0), radius: numbers[2], startAngle: numbers[3] * .pi / 180,
        endAngle: numbers[4] * .pi / 180, clockwise: true)
    default: break
    }
  }

  private func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }

  private var box: CGRect {
    CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
