/// Several animations in a timeline of their own, which ends with the group.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?
}
