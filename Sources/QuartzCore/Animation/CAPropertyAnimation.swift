/// An animation of one property of a layer, by its key path.
open class CAPropertyAnimation: CAAnimation {
  /// A path that leads nowhere is no error.
  open var keyPath: String?
  /// Whether its values are added to what the layer shows without it.
  open var isAdditive = false
  /// Whether each pass begins where the one before it ended.
  open var isCumulative = false
  /// What makes a transform of the animation's numbers.
  open var valueFunction: CAValueFunction?

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}
