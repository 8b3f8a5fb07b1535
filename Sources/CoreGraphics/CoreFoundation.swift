// Core Foundation's names for what Swift on Linux has as values, so that `x as CFString` still compiles.

public typealias CFString = String
public typealias CFData = Data
/// Elements are Swift values; what looks for a type, as `CGGradient` does, passes over others.
public typealias CFArray = [Any]
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFURL = URL
public typealias CFError = NSError
/// Seconds since the first of January 2001.
public typealias CFAbsoluteTime = Double
/// Seconds.
public typealias CFTimeInterval = Double

/// The clock of the machine: nothing that is drawn asks for it.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// Anything: strings and other values are no objects here.
public typealias CFTypeRef = Any
