// Core Foundation's names of further values and numbers.

/// Foundation's class of numbers, which also holds Booleans.
public typealias CFNumber = NSNumber
/// Foundation's attributed string.
public typealias CFAttributedString = NSAttributedString
/// Foundation's mutable attributed string.
public typealias CFMutableAttributedString = NSMutableAttributedString
public typealias CFOptionFlags = UInt

// Booleans are Swift values here, while Core Foundation has two objects.
/// The Swift value true; it cannot be compared by identity as on iOS.
public var kCFBooleanTrue: Any! { true }
/// The Swift value false; it cannot be compared by identity as on iOS.
public var kCFBooleanFalse: Any! { false }

public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray.count }
public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> CFIndex { theDict.count }
/// In UTF-16 units.
public func CFStringGetLength(_ theString: CFString!) -> CFIndex { theString.utf16.count }
