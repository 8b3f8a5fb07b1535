/// The operation that a drop performs.
public enum UIDropOperation: UInt, Sendable { case cancel, forbidden, copy, move }
