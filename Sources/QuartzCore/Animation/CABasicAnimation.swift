/// Kept, never run: the layer shows its own value, which neither `fromValue` nor `toValue` changes.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?
}
