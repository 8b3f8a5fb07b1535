/// An animation of one property of a layer, by its key path.
open class CAPropertyAnimation: CAAnimation {
  /// Kept, not looked up: a path that leads nowhere is no error.
  open var keyPath: String?
  /// - Important: Inert.
  open var isAdditive = false
  /// - Important: Inert.
  open var isCumulative = false
  /// - Important: Inert.
  open var valueFunction: CAValueFunction?

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}
