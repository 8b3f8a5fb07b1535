/// The number of frames per second that a display link requests.
public struct CAFrameRateRange: Hashable, Sendable {
  /// Kept: display links look at `preferred` alone.
  public var minimum: Float
  /// Kept: display links look at `preferred` alone.
  public var maximum: Float
  /// The preferred rate; nil and 0 leave the choice to the system.
  public var preferred: Float?

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  public init() { self.init(minimum: 0, maximum: 0, preferred: 0) }

  public static let `default` = CAFrameRateRange()
}
