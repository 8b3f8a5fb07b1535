/// The base of the effects.
open class UIVisualEffect: NSObject, NSCopying, @unchecked Sendable {
  public override init() {
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// What is drawn in place of the effect; nil for nothing.
  func substitute(_ traits: UITraitCollection) -> UIColor? { nil }
}
