/// Several motion effects as one.
///
/// - Important: Inert. The device lies still.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?
}
