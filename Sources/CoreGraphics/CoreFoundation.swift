// Core Foundation's names for values of Swift on Linux, so that `x as CFString` compiles.

/// A Swift string; Core Foundation has no strings of its own here.
public typealias CFString = String
/// Swift's data; a change of a copy does not affect the original.
public typealias CFData = Data
/// The elements are Swift values; functions that need a certain type, such as those of `CGGradient`, skip others.
public typealias CFArray = [Any]
/// A Swift dictionary with values of any type.
public typealias CFDictionary = [AnyHashable: Any]
/// Foundation's value for addresses.
public typealias CFURL = URL
/// Foundation's class of errors.
public typealias CFError = NSError
/// The number of seconds since January 1, 2001.
public typealias CFAbsoluteTime = Double
/// Seconds.
public typealias CFTimeInterval = Double

/// The time of the machine's clock; no drawing depends on it.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// Any value, because strings and other values aren't objects here.
public typealias CFTypeRef = Any
