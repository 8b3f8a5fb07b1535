/// A change from one value to another; the layer's own value does not change.
///
/// At most two of the three values are used: the layer's value without the animation replaces a missing one.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the start; nil means that it follows from the two others.
  open var fromValue: Any?
  /// The value at the end; nil means that it follows from the two others.
  open var toValue: Any?
  /// The distance from the start to the end; it has no effect if both of these are set.
  open var byValue: Any?
  /// The progress at which the animation is paused, which replaces that of its time.
  package final var heldShare: Double?
}
