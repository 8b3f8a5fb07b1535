public import Foundation

/// A change of a view with the device's tilt; the device here is still.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, _ObjectInitializers, @MainActor NSCopying {
  public override init() { super.init() }

  /// Values by key path for a tilt; none.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }
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
