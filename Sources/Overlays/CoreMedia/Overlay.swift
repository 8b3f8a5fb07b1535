@_exported public import Foundation

/// A number of fractions of a second.
public typealias CMTimeValue = Int64
/// A number of fractions in a second.
public typealias CMTimeScale = Int32
/// The number of a timeline.
public typealias CMTimeEpoch = Int64
public typealias CMItemCount = Int
