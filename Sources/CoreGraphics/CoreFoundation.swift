// Core Foundation's names for what Swift on Linux has as values, so that `x as CFString` still compiles.

public typealias CFString = String
public typealias CFData = Data
/// Elements are Swift values; what looks for a type, as `CGGradient` does, passes over others.
public typealias CFArray = [Any]
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFURL = URL
public typealias CFError = NSError
/// Anything: strings and other values are no objects here.
public typealias CFTypeRef = Any
