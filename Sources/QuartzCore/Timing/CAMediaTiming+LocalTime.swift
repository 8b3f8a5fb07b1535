import Foundation

/// Time in one timeline and in the one it plays in.
///
/// - SeeAlso: Apple, QuartzCore's header `CAMediaTiming.h`: t = (tp − begin) · speed + offset.
extension CAMediaTiming {
  /// A moment of the parent's timeline in the object's own.
  func localTime(of parentTime: CFTimeInterval) -> CFTimeInterval {
    (parentTime - beginTime) * CFTimeInterval(speed) + timeOffset
  }

  /// A moment of the object's own timeline in the parent's; `beginTime` while the object stands still.
  func parentTime(of localTime: CFTimeInterval) -> CFTimeInterval {
    guard speed != 0 else { return beginTime }
    return (localTime - timeOffset) / CFTimeInterval(speed) + beginTime
  }
}

/// Where an object is in one pass of its duration, and how many passes it has behind it.
struct PassedTime {
  /// Seconds from the start of the pass, as the object plays it: backwards where it reverses.
  var time: CFTimeInterval
  var passes: Double
}

extension CAMediaTiming {
  /// Where the object is at a moment of its parent's timeline; nil if it shows nothing then.
  ///
  /// - Parameters:
  ///   - begin: when it begins in the parent's timeline, which goes before `beginTime`.
  ///   - length: the seconds of one pass, which go before `duration`.
  /// - SeeAlso: Apple, QuartzCore's header `CAMediaTiming.h`; D. Rönnqvist, "Controlling Animation Timing"
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

  /// - Parameter endsPass: whether a time at the border of two passes is the end of the first.
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
