import DarkroomCoreGraphics

/// A shadow behind text.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
  private let tag = ObjectTag()
  /// Points; positive heights point down.
  open var shadowOffset = CGSize.zero
  /// Points; twice the standard deviation of the blur, as `CGContext.setShadow` counts.
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`; black at a third where nil was never set.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  public override init() {
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  open override func copy() -> Any { copy(with: nil) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    let colors = (shadowColor as? UIColor, other.shadowColor as? UIColor)
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && (colors.0 === colors.1 || colors.0?.isEqual(colors.1) == true)
  }

  open override var hash: Int { shadowBlurRadius.hashValue }
}
