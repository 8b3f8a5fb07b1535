/// The base of the effects.
open class UIVisualEffect: NSObject, _ObjectInitializers, NSCopying, @unchecked Sendable {
  public override init() {
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Laid over what lies behind; nil for nothing.
  func tint(_ traits: UITraitCollection) -> UIColor? { nil }

  /// The standard deviation in points with which what lies behind is blurred.
  var blurRadius: CGFloat { 0 }
}
