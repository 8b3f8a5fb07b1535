public import Foundation

/// A change of a view with the device's tilt; the device here is still.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, @MainActor NSCopying {
  public override init() { super.init() }

  /// Values by key path for a tilt; none.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
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

@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?
}

extension UIView {
  /// Kept, without effect: the device is still.
  public var motionEffects: [UIMotionEffect] {
    get { interaction.motionEffects }
    set { interaction.motionEffects = newValue }
  }
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}
