import Foundation

/// Conversion between a timeline and the one that contains it.
///
/// - SeeAlso: Apple, QuartzCore's header `CAMediaTiming.h`: t = (tp − begin) · speed + offset. As there.
extension CAMediaTiming {
  /// The time in the object's own timeline for a time in its parent's.
  func localTime(of parentTime: CFTimeInterval) -> CFTimeInterval {
    (parentTime - beginTime) * CFTimeInterval(speed) + timeOffset
  }

  /// The time in the parent's timeline for a time in the object's own; `beginTime` while the object is paused.
  func parentTime(of localTime: CFTimeInterval) -> CFTimeInterval {
    guard speed != 0 else { return beginTime }
    return (localTime - timeOffset) / CFTimeInterval(speed) + beginTime
  }
}

/// The position of an object in a pass, and the number of completed passes.
struct PassedTime {
  /// The time in seconds since the start of the pass, as the object plays it: backwards in a reversed pass.
  var time: CFTimeInterval
  var passes: Double
}

extension CAMediaTiming {
  /// The position of the object at a time of its parent's timeline; nil if it is not visible then.
  ///
  /// - Parameters:
  ///   - begin: The time at which it begins in the parent's timeline, which takes precedence over `beginTime`.
  ///   - length: The duration of one pass in seconds, which takes precedence over `duration`.
  /// - Source: Apple, QuartzCore's header `CAMediaTiming.h`; D. Rönnqvist, "Controlling Animation Timing"
  ///   (ronnqvi.st), for a `timeOffset` beyond which the pass begins anew. The last moment still belongs to the object:
  ///   lottie-ios, CAAnimation+TimingConfiguration.swift, shows the end of an animation in a group that is as long.
  func passedTime(at parentTime: CFTimeInterval, begin: CFTimeInterval, length: CFTimeInterval)
    -> PassedTime?
  {
    guard length > 0 else { return nil }
    let pass = autoreverses ? 2 * length : length
    let count = repeatCount > 0 ? Double(repeatCount) : 1
    let total = repeatDuration > 0 ? repeatDuration : pass * count
    var elapsed = (parentTime - begin) * abs(CFTimeInterval(speed))
    if speed == 0 { elapsed = 0 }
    if elapsed < 0 {
      guard fillMode == .backwards || fillMode == .both else { return nil }
      elapsed = 0
    } else if elapsed > total {
      guard fillMode == .forwards || fillMode == .both else { return nil }
      elapsed = total
    }
    return folded(
      speed < 0 ? timeOffset - elapsed : timeOffset + elapsed, pass: pass, length: length,
      endsPass: elapsed == total || pass == total)
  }

  /// - Parameter endsPass: Whether a time on the border of two passes is the end of the first.
  private func folded(
    _ time: CFTimeInterval, pass: CFTimeInterval, length: CFTimeInterval, endsPass: Bool
  ) -> PassedTime {
    var passes = (time / pass).rounded(.down)
    var rest = time - passes * pass
    if rest == 0, time != 0 || speed < 0, endsPass || speed < 0 {
      rest = pass
      passes -= 1
    }
    if autoreverses, rest > length { rest = pass - rest }
    return PassedTime(time: rest, passes: max(0, passes))
  }
}
