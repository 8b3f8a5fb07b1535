// Core Foundation's names for what Swift on Linux has as values, so that `x as CFString` still compiles.

public typealias CFString = String
public typealias CFData = Data
public typealias CFArray = [Any]
public typealias CFDictionary = [AnyHashable: Any]
