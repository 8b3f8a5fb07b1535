/// The format of a renderer's output.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// The bounds, which the renderer sets.
  open internal(set) var bounds = CGRect.zero

  public required override init() {
    super.init()
  }

  open class func `default`() -> Self { self.init() }

  open class func preferred() -> Self { self.init() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.bounds = bounds
    return copy
  }

  open override func copy() -> Any { copy(with: nil) }
}
