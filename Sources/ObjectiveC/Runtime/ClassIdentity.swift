// Classes are objects in Objective-C, and compared as such.

/// Whether both are the same class, or both are nil.
public func === (lhs: AnyClass?, rhs: AnyClass?) -> Bool { lhs == rhs }
/// Whether the classes differ.
public func !== (lhs: AnyClass?, rhs: AnyClass?) -> Bool { lhs != rhs }
