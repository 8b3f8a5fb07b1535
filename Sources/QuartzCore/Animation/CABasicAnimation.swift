/// A change from one value to another; the layer's own value does not change.
///
/// At most two of the three values are used: the layer's value without the animation replaces a missing one.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?
  /// The progress at which the animation is paused, which replaces that of its time.
  package final var heldShare: Double?
}
