import DarkroomCoreGraphics

/// Reads the `transform` of an element of SVG: moves, scales and matrices.
enum SVGTransform {
  /// Nil for text that is none of these.
  static func read(_ text: String) -> CGAffineTransform? {
    var result = CGAffineTransform.identity
    let parts = text.split(separator: ")")
    for part in parts where !part.allSatisfy({ $0.isWhitespace || $0 == "," }) {
      guard let open = part.firstIndex(of: "(") else { return nil }
      let name = part[..<open].filter { $0.isLetter }
      let words = part[open...].dropFirst().split { $0.isWhitespace || $0 == "," }
      let numbers = words.compactMap { Double($0).map { CGFloat($0) } }
      guard numbers.count == words.count, numbers.allSatisfy(\.isFinite),
        let step = transform(String(name), numbers)
      else { return nil }
      result = step.concatenating(result)
    }
    return result
  }

  private static func transform(_ name: String, _ numbers: [CGFloat]) -> CGAffineTransform? {
    switch (name, numbers.count) {
    case ("matrix", 6):
      CGAffineTransform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    case ("translate", 1): CGAffineTransform(translationX: numbers[0], y: 0)
    case ("translate", 2): CGAffineTransform(translationX: numbers[0], y: numbers[1])
    case ("scale", 1): CGAffineTransform(scaleX: numbers[0], y: numbers[0])
    case ("scale", 2): CGAffineTransform(scaleX: numbers[0], y: numbers[1])
    default: nil
    }
  }
}
