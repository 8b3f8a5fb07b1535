package import DarkroomRaster

/// Parses the `transform` attribute of an SVG element.
package enum SVGTransform {
  /// Returns the transform, or nil if the text isn't a list of transforms.
  package static func read(_ text: String) -> Transform? {
    var result = Transform.identity
    if text.trimmed == "none" { return result }
    let parts = text.split(separator: ")")
    for part in parts where !part.allSatisfy({ $0.isWhitespace || $0 == "," }) {
      guard let open = part.firstIndex(of: "(") else { return nil }
      let name = part[..<open].filter { $0.isLetter }
      let words = part[part.index(after: open)...].split { $0.isWhitespace || $0 == "," }
      let numbers = words.compactMap { number($0) }
      guard numbers.count == words.count, let step = transform(String(name), numbers) else {
        return nil
      }
      result = step.concatenating(result)
    }
    return result
  }

  /// Parses a number, which in style sheets may have the unit `px` or `deg`.
  private static func number(_ word: Substring) -> Double? {
    var word = word
    for unit in ["deg", "px"] where word.hasSuffix(unit) { word = word.dropLast(unit.count) }
    return Double(word).flatMap { $0.isFinite ? $0 : nil }
  }

  private static func transform(_ name: String, _ numbers: [Double]) -> Transform? {
    switch (name, numbers.count) {
    case ("matrix", 6):
      Transform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    case ("translate", 1), ("translateX", 1): .translation(numbers[0], 0)
    case ("translateY", 1): .translation(0, numbers[0])
    case ("translate", 2): .translation(numbers[0], numbers[1])
    case ("scale", 1): .scale(numbers[0], numbers[0])
    case ("scale", 2): .scale(numbers[0], numbers[1])
    case ("rotate", 1): rotation(numbers[0])
    case ("rotate", 3):
      Transform.translation(-numbers[1], -numbers[2]).concatenating(rotation(numbers[0]))
        .concatenating(.translation(numbers[1], numbers[2]))
    case ("skewX", 1): Transform(a: 1, b: 0, c: tangent(numbers[0]), d: 1, tx: 0, ty: 0)
    case ("skewY", 1): Transform(a: 1, b: tangent(numbers[0]), c: 0, d: 1, tx: 0, ty: 0)
    default: nil
    }
  }

  /// Returns a rotation in degrees, from the x axis toward the y axis.
  private static func rotation(_ degrees: Double) -> Transform {
    let angle = degrees * .pi / 180
    let (cosine, sine) = (PortableMath.cosine(angle), PortableMath.sine(angle))
    return Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  private static func tangent(_ degrees: Double) -> Double {
    let angle = degrees * .pi / 180
    return PortableMath.sine(angle) / PortableMath.cosine(angle)
  }
}
