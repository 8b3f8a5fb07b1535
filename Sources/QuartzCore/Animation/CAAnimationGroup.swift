/// Several animations in a common timeline, which end with the group.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?
}
