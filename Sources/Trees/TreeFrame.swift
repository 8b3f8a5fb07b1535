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

  /// Returns the smallest rectangle that contains both.
  package func union(_ other: TreeFrame) -> TreeFrame {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return TreeFrame(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }

  func write(into bytes: inout [UInt8]) {
    TreeNumber.write(x, into: &bytes)
    bytes.append(UInt8(ascii: " "))
    TreeNumber.write(y, into: &bytes)
    bytes.append(UInt8(ascii: " "))
    TreeNumber.write(width, into: &bytes)
    bytes.append(UInt8(ascii: " "))
    TreeNumber.write(height, into: &bytes)
  }
  package var originText: String { "(\(TreeNumber.text(x)), \(TreeNumber.text(y)))" }
  package var sizeText: String { "\(TreeNumber.text(width))×\(TreeNumber.text(height))" }
}
