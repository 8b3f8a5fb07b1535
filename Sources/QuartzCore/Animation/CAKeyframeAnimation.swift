public import DarkroomCoreGraphics

/// A change through several values; the layer's own value stays what it is.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  /// For properties that are points, in place of `values`: a key frame at each point where the pen was set.
  open var path: CGPath?
  /// Shares of the time, from 0 to 1, one for each key frame, and one more for `discrete`; another number of them is
  /// ignored, and so are all with `paced` modes.
  open var keyTimes: [NSNumber]?
  /// One for each step from key frame to key frame.
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear
  /// Turns the layer along the path.
  open var rotationMode: CAAnimationRotationMode?
  /// For `cubic` modes, one for each key frame: 1 for straight steps, less than 0 for round ones.
  open var tensionValues: [NSNumber]?
  /// For `cubic` modes, one for each key frame: other than 0 for corners.
  open var continuityValues: [NSNumber]?
  /// For `cubic` modes, one for each key frame: which of its neighbors the curve follows.
  open var biasValues: [NSNumber]?
}
