public import DarkroomCoreGraphics

/// A change through several values; the layer's own value does not change.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values of the key frames, which must have the type of the property.
  open var values: [Any]?
  /// The path of a property that is a point, in place of `values`; it has a key frame at the end of each element.
  open var path: CGPath?
  /// The times of the key frames as fractions from 0 to 1, one for each key frame, and one more for `discrete`.
  ///
  /// Another number of times is ignored, as are times with `paced` modes.
  open var keyTimes: [NSNumber]?
  /// A timing function for each step between key frames.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The interpolation between two key frames; `linear` by default.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// How the layer rotates along the path.
  open var rotationMode: CAAnimationRotationMode?
  /// The tension at each key frame for `cubic` modes: 1 for straight steps, less than 0 for round ones.
  open var tensionValues: [NSNumber]?
  /// The continuity at each key frame for `cubic` modes: any value other than 0 makes a corner.
  open var continuityValues: [NSNumber]?
  /// The bias at each key frame for `cubic` modes, which determines the neighbor that the curve follows.
  open var biasValues: [NSNumber]?
}
