/// A direction toward the end or the start of the text, independent of how it is displayed.
public enum UITextStorageDirection: Int, Sendable { case forward, backward }
