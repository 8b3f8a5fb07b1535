/// Parses SVG lengths: a number with a unit or a percent sign.
enum SVGLength {
  /// The number of CSS pixels in each unit.
  ///
  /// - SeeAlso: W3C, "CSS Values and Units Module Level 3", 6.2. As there.
  private static let units: [String: Double] = [
    "": 1, "px": 1, "pt": 4.0 / 3, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4,
    "q": 96 / 101.6, "em": 16, "ex": 8,
  ]

  /// Returns the length in CSS pixels, or nil if the text isn't a length.
  ///
  /// - Parameter whole: the length that 100 % stands for.
  static func read(_ text: some StringProtocol, whole: Double) -> Double? {
    let text = text.trimmed
    let number = text.prefix { "+-.0123456789eE".contains($0) }
    var digits = number
    // The number parser takes the first letter of `em` or `ex` for an exponent, so it is given back to the unit.
    if let last = digits.last, last == "e" || last == "E" { digits = digits.dropLast() }
    guard let value = Double(digits), value.isFinite else { return nil }
    let unit = text[digits.endIndex...].trimmed.lowercased()
    if unit == "%" { return value / 100 * whole }
    return units[unit].map { value * $0 }
  }

  /// Parses numbers separated by white space or commas; returns nil if any of them is invalid.
  static func numbers(_ text: some StringProtocol) -> [Double]? {
    var numbers: [Double] = []
    for part in text.split(whereSeparator: { $0.isWhitespace || $0 == "," }) {
      guard let value = read(part, whole: 1) else { return nil }
      numbers.append(value)
    }
    return numbers
  }
}
