/// The simulated screen according to the settings; nil values keep their defaults.
package struct ScreenSettings: Equatable, Sendable {
  /// Points.
  package var width: Double?
  /// Points.
  package var height: Double?
  /// Pixels in a point.
  package var scale: Double?

  package init(width: Double? = nil, height: Double? = nil, scale: Double? = nil) {
    self.width = width
    self.height = height
    self.scale = scale
  }

  package func check() throws(IllegalValue) {
    if let width { try LegalNumbers.points.check(width, of: "width") }
    if let height { try LegalNumbers.points.check(height, of: "height") }
    if let scale { try LegalNumbers.scale.check(scale, of: "scale") }
  }

  /// Checks `SNAPSHOT_SCREEN_SIZE`: `375x812`, in points.
  static func checkSize(_ text: String) throws(IllegalValue) {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      (try? ScreenSettings(width: width, height: height).check()) != nil
    else {
      throw IllegalValue(
        name: "SNAPSHOT_SCREEN_SIZE", value: text,
        legal: "two numbers from 1 to 10000 with an x between them, such as 375x812")
    }
  }
}
