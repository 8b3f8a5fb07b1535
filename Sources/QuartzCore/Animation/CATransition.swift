/// A transition between contents.
///
/// It is only stored, and the layer shows its new contents at once.
open class CATransition: CAAnimation {
  /// - Important: Inert.
  open var type = CATransitionType.fade
  /// - Important: Inert.
  open var subtype: CATransitionSubtype?
  /// - Important: Inert.
  open var startProgress: Float = 0
  /// - Important: Inert.
  open var endProgress: Float = 1
}
