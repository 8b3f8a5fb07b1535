// Core Foundation's names for values of Swift on Linux, so that `x as CFString` compiles.

public typealias CFString = String
public typealias CFData = Data
/// The elements are Swift values; functions that need a certain type, such as those of `CGGradient`, skip others.
public typealias CFArray = [Any]
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFURL = URL
public typealias CFError = NSError
/// The number of seconds since January 1, 2001.
public typealias CFAbsoluteTime = Double
/// Seconds.
public typealias CFTimeInterval = Double

/// The time of the machine's clock; no drawing depends on it.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// Any value, because strings and other values aren't objects here.
public typealias CFTypeRef = Any
