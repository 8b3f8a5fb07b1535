/// A motion effect that changes a value with the tilt of the device.
///
/// - Important: Inert. The device lies still.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// About which axis the device is tilted.
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }

  public let keyPath: String
  public let type: EffectType
  /// - Important: Inert.
  open var minimumRelativeValue: Any?
  /// - Important: Inert.
  open var maximumRelativeValue: Any?

  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }
}
