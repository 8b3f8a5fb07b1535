/// An acceleration along three axes, in units of gravity.
public struct CMAcceleration: Equatable, Sendable {
  public var x = 0.0
  public var y = 0.0
  public var z = 0.0

  public init() {}

  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }
}
