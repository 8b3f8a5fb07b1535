/// A size on the projected map.
public struct MKMapSize: Sendable {
  /// The width in units of the projection.
  public var width: Double
  /// The height in units of the projection.
  public var height: Double

  /// Creates the size zero.
  public init() { self.init(width: 0, height: 0) }

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
