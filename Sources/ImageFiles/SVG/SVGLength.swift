/// Lengths of SVG: a number with a unit or a share.
enum SVGLength {
  /// CSS pixels in a unit.
  ///
  /// - SeeAlso: W3C, "CSS Values and Units Module Level 3", 6.2. As there.
  private static let units: [String: Double] = [
    "": 1, "px": 1, "pt": 4.0 / 3, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4,
    "q": 96 / 101.6, "em": 16, "ex": 8,
  ]

  /// Nil if the text is not a length.
  ///
  /// - Parameter whole: what 100 % is.
  static func read(_ text: some StringProtocol, whole: Double) -> Double? {
    let text = text.trimmed
    let number = text.prefix { "+-.0123456789eE".contains($0) }
    var digits = number
    // The e of em and ex belongs to the unit.
    if let last = digits.last, last == "e" || last == "E" { digits = digits.dropLast() }
    guard let value = Double(digits), value.isFinite else { return nil }
    let unit = text[digits.endIndex...].trimmed.lowercased()
    if unit == "%" { return value / 100 * whole }
    return units[unit].map { value * $0 }
  }

  /// Numbers with spaces or commas between them; nil if one of them is none.
  static func numbers(_ text: some StringProtocol) -> [Double]? {
    var numbers: [Double] = []
    for part in text.split(whereSeparator: { $0.isWhitespace || $0 == "," }) {
      guard let value = read(part, whole: 1) else { return nil }
      numbers.append(value)
    }
    return numbers
  }
}
