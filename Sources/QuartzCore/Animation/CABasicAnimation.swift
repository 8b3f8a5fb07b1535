/// A change from one value to another; the layer's own value stays what it is.
///
/// At most two of the three values count: a missing one is what the layer shows without the animation.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?
  /// The share of the way at which the animation stands still, in place of the one that its time gives.
  package final var heldShare: Double?
}
