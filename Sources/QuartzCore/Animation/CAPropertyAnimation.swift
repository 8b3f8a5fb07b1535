/// An animation of one property of a layer, given by its key path.
open class CAPropertyAnimation: CAAnimation {
  /// The key path; it is not an error if no property has it.
  open var keyPath: String?
  /// Whether the values are added to the layer's value without the animation.
  open var isAdditive = false
  /// Whether each pass begins where the previous one ended.
  open var isCumulative = false
  /// A function that creates a transform from the animation's numbers.
  open var valueFunction: CAValueFunction?

  /// Creates an animation without values, which changes nothing until it has some.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}
