/// Kept with its animations; the layer hears of the group alone, and nothing moves.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?
}
