/// What becomes of something that is dropped.
public enum UIDropOperation: UInt, Sendable { case cancel, forbidden, copy, move }
