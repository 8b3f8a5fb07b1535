// Classes are objects in Objective-C, and compared as such.

public func === (lhs: AnyClass?, rhs: AnyClass?) -> Bool { lhs == rhs }
public func !== (lhs: AnyClass?, rhs: AnyClass?) -> Bool { lhs != rhs }
