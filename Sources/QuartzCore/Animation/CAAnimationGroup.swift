/// Several animations in a common timeline, which end with the group.
open class CAAnimationGroup: CAAnimation {
  /// The animations, whose times count from the group's begin time; nil for none.
  open var animations: [CAAnimation]?
}
