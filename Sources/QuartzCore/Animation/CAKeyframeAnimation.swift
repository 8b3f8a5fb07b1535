public import DarkroomCoreGraphics

/// Kept, never run: the layer shows its own value, which none of `values` changes.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// - Important: Inert.
  open var values: [Any]?
  /// - Important: Inert.
  open var path: CGPath?
  /// - Important: Inert.
  open var keyTimes: [NSNumber]?
  /// - Important: Inert.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// - Important: Inert.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// - Important: Inert.
  open var rotationMode: CAAnimationRotationMode?
  /// - Important: Inert.
  open var tensionValues: [NSNumber]?
  /// - Important: Inert.
  open var continuityValues: [NSNumber]?
  /// - Important: Inert.
  open var biasValues: [NSNumber]?
}
