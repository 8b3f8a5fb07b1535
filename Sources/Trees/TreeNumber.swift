/// Numbers as trees write them.
package enum TreeNumber {
  /// At most four decimals: a tree read back equals the tree that was written to a hundredth of a pixel.
  package static func text(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    if let whole = Int(exactly: value) { return whole.description }
    let rounded = (value * 10_000).rounded() / 10_000
    if rounded == rounded.rounded() { return "\(Int(rounded))" }
    return "\(rounded)"
  }
}
