/// Formats numbers as trees contain them.
package enum TreeNumber {
  /// Returns a number with at most four decimals, so that positions are exact to a hundredth of a pixel.
  package static func text(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    if let whole = Int(exactly: value) { return whole.description }
    let rounded = (value * 10_000).rounded() / 10_000
    if rounded == rounded.rounded() { return "\(Int(rounded))" }
    return "\(rounded)"
  }

  /// Returns the numbers with a space between them.
  package static func text(_ values: [Double]) -> String {
    values.map { text($0) }.joined(separator: " ")
  }

  /// Writes the same text without creating a string if the number is up to a million and has at most four decimals.
  static func write(_ value: Double, into bytes: inout [UInt8]) {
    let scaled = (value * 10_000).rounded()
    guard abs(scaled) < 1e10 else { return bytes.append(contentsOf: text(value).utf8) }
    let digits = Int(scaled).magnitude
    if scaled < 0 { bytes.append(UInt8(ascii: "-")) }
    write(digits / 10_000, into: &bytes)
    var (decimals, unit) = (digits % 10_000, UInt(1_000))
    if decimals > 0 { bytes.append(UInt8(ascii: ".")) }
    while decimals > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(decimals / unit))
      (decimals, unit) = (decimals % unit, unit / 10)
    }
  }

  private static func write(_ whole: UInt, into bytes: inout [UInt8]) {
    if whole >= 10 { write(whole / 10, into: &bytes) }
    bytes.append(UInt8(ascii: "0") + UInt8(whole % 10))
  }
}
