/// A time as a fraction of a second: `value / timescale`.
public struct CMTime: Sendable {
  /// The number of fractions.
  public var value: CMTimeValue
  /// The number of fractions in a second.
  public var timescale: CMTimeScale
  /// Whether the time is a number, and whether it is exact.
  public var flags: CMTimeFlags
  /// The number of the timeline; additions drop it.
  public var epoch: CMTimeEpoch

  /// A time without a value; the results of calculations with it have none, either.
  public static let invalid = CMTime()
  /// The time 0.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// A valid time without a known value, such as the duration of a file that was not read.
  public static let indefinite = CMTime(flags: [.valid, .indefinite])
  /// A valid time after all others.
  public static let positiveInfinity = CMTime(flags: [.valid, .positiveInfinity])
  /// A valid time before all others.
  public static let negativeInfinity = CMTime(flags: [.valid, .negativeInfinity])

  /// Invalid.
  public init() { self.init(flags: []) }

  private init(flags: CMTimeFlags) {
    self.init(value: 0, timescale: 0, flags: flags, epoch: 0)
  }

  /// Creates a time from its parts, which are not checked.
  public init(
    value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch
  ) {
    self.value = value
    self.timescale = timescale
    self.flags = flags
    self.epoch = epoch
  }

  /// Creates an exact time of the first timeline.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: .valid, epoch: 0)
  }

  /// Rounds to the nearest fraction; `hasBeenRounded` says whether it had to.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    guard seconds.isFinite else {
      self = seconds.isNaN ? .invalid : seconds > 0 ? .positiveInfinity : .negativeInfinity
      return
    }
    let exact = seconds * Double(preferredTimescale)
    let rounded = exact.rounded()
    self.init(
      value: Int64(exactly: rounded) ?? 0, timescale: preferredTimescale,
      flags: rounded == exact ? .valid : [.valid, .hasBeenRounded], epoch: 0)
  }

  /// Whether the time is a number, an infinity or indefinite.
  public var isValid: Bool { flags.contains(.valid) }
  /// Whether the time is after all others.
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  /// Whether the time is before all others.
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  /// Whether the time has no known value.
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  /// Whether the time is a number.
  public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
  /// Whether the time is a number that is not exact.
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

  /// Not a number unless the time is numeric or infinite.
  public var seconds: Double {
    if isPositiveInfinity { return .infinity }
    if isNegativeInfinity { return -.infinity }
    return isNumeric ? Double(value) / Double(timescale) : .nan
  }

  /// Half a fraction is rounded away from zero.
  public func convertScale(
    _ newTimescale: Int32, method: CMTimeRoundingMethod
  ) -> CMTime {
    guard isNumeric, newTimescale != timescale else { return self }
    let exact = Double(value) * Double(newTimescale) / Double(timescale)
    let rounded = exact.rounded(method.rule)
    return CMTime(
      value: Int64(rounded), timescale: newTimescale,
      flags: rounded == exact ? flags : flags.union(.hasBeenRounded), epoch: epoch)
  }

  private static func combine(
    _ left: CMTime, _ right: CMTime, _ operation: (Int64, Int64) -> Int64
  ) -> CMTime {
    guard left.isNumeric, right.isNumeric else { return left.isNumeric ? right : left }
    if left.timescale == right.timescale {
      return CMTime(value: operation(left.value, right.value), timescale: left.timescale)
    }
    let common = Int64(left.timescale) * Int64(right.timescale) / divisor(left, right)
    let scale = Int32(exactly: common) ?? max(left.timescale, right.timescale)
    let (first, second) = (
      left.convertScale(scale, method: .default), right.convertScale(scale, method: .default)
    )
    return CMTime(value: operation(first.value, second.value), timescale: scale)
  }

  private static func divisor(_ left: CMTime, _ right: CMTime) -> Int64 {
    var (larger, smaller) = (Int64(left.timescale), Int64(right.timescale))
    while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
    return max(1, abs(larger))
  }

  /// The sum, exact if a common scale fits into 32 bits; otherwise rounded to the finer scale.
  public static func + (addend1: CMTime, addend2: CMTime) -> CMTime {
    combine(addend1, addend2, &+)
  }

  /// The difference, exact if a common scale fits into 32 bits; otherwise rounded to the finer scale.
  public static func - (minuend: CMTime, subtrahend: CMTime) -> CMTime {
    combine(minuend, subtrahend, &-)
  }
}

extension CMTime: Comparable {
  public static func == (time1: CMTime, time2: CMTime) -> Bool {
    guard time1.isNumeric, time2.isNumeric else {
      return time1.flags.subtracting(.hasBeenRounded) == time2.flags.subtracting(.hasBeenRounded)
    }
    return time1.seconds == time2.seconds
  }

  public static func < (time1: CMTime, time2: CMTime) -> Bool { time1.seconds < time2.seconds }
}

extension CMTime: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(seconds.isNaN ? 0 : seconds)
  }
}
