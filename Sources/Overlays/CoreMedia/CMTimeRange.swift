/// A time and what follows it for a while.
public struct CMTimeRange: Equatable, Sendable {
  /// The first time of the range.
  public var start: CMTime
  /// The length of the range.
  public var duration: CMTime

  /// The empty range at 0.
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  /// A range of invalid times.
  public static let invalid = CMTimeRange(start: .invalid, duration: .invalid)

  /// Creates an invalid range.
  public init() { self = .invalid }

  /// Creates a range; a negative duration is not rejected.
  public init(start: CMTime, duration: CMTime) {
    self.start = start
    self.duration = duration
  }

  /// Creates a range up to an end, which is not part of it.
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

  /// The time at which the range ends, which is not part of it.
  public var end: CMTime { start + duration }
  /// Whether start and duration are valid.
  public var isValid: Bool { start.isValid && duration.isValid }
  /// Whether the range is valid and its duration is zero.
  public var isEmpty: Bool { isValid && duration == .zero }

  /// The end is not in the range.
  public func containsTime(_ time: CMTime) -> Bool { time >= start && time < end }
}

/// The range with this start and duration.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}
