/// Kept, never run: the layer shows its own value, which neither `fromValue` nor `toValue` changes.
open class CABasicAnimation: CAPropertyAnimation {
  /// - Important: Inert.
  open var fromValue: Any?
  /// - Important: Inert.
  open var toValue: Any?
  /// - Important: Inert.
  open var byValue: Any?
}
