/// The superclass of all effects.
open class UIVisualEffect: NSObject, _ObjectInitializers, NSCopying, @unchecked Sendable {
  public override init() {
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The color that covers the content behind the view; nil for none.
  func tint(_ traits: UITraitCollection) -> UIColor? { nil }

  /// The standard deviation of the blur of the content behind the view, in points.
  var blurRadius: CGFloat { 0 }
}
