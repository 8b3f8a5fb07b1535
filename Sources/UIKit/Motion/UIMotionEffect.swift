public import Foundation

/// A change of a view with the tilt of the device, which does not move here.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, _ObjectInitializers, @MainActor NSCopying {
  public override init() { super.init() }

  /// The values by key path for a tilt; nil here.
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
  /// Keeps the effect, which changes nothing: the device is still.
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}
