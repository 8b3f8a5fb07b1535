/// The timing of an object: when, how fast and how often it runs.
///
/// A time t of the parent's timeline is (t − beginTime) · speed + timeOffset in the object's own. In a snapshot nothing
/// moves with the clock; see `CALayer.presentation()` for paused objects.
public protocol CAMediaTiming {
  var beginTime: CFTimeInterval { get set }
  var duration: CFTimeInterval { get set }
  var speed: Float { get set }
  var timeOffset: CFTimeInterval { get set }
  var repeatCount: Float { get set }
  var repeatDuration: CFTimeInterval { get set }
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The time in seconds since the machine was started.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
