/// A rectangle in points.
package struct TreeFrame: Equatable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  init?(text: some StringProtocol) {
    let numbers = text.split(separator: " ").compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  var text: String { [x, y, width, height].map(Self.number).joined(separator: " ") }
  var originText: String { "(\(Self.number(x)), \(Self.number(y)))" }
  var sizeText: String { "\(Self.number(width))×\(Self.number(height))" }

  /// At most four decimals: a tree read back equals the tree that was written to a hundredth of a pixel.
  static func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    let rounded = (value * 10_000).rounded() / 10_000
    if rounded == rounded.rounded() { return "\(Int(rounded))" }
    return "\(rounded)"
  }
}
