// Core Foundation's names of further values and numbers.

public typealias CFNumber = NSNumber
public typealias CFAttributedString = NSAttributedString
public typealias CFMutableAttributedString = NSMutableAttributedString
public typealias CFOptionFlags = UInt

// Booleans are Swift values here, while Core Foundation has two objects.
public var kCFBooleanTrue: Any! { true }
public var kCFBooleanFalse: Any! { false }

public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray.count }
public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> CFIndex { theDict.count }
/// In UTF-16 units.
public func CFStringGetLength(_ theString: CFString!) -> CFIndex { theString.utf16.count }
