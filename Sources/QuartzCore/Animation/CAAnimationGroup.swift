/// Kept with its animations; the layer hears of the group alone, and nothing moves.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?
}

/// Kept, never shown: the layer has its new contents at once.
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
  open var startProgress: Float = 0
  open var endProgress: Float = 1
}
