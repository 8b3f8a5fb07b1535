/// Towards the end or the start of the text, whichever way it runs.
public enum UITextStorageDirection: Int, Sendable { case forward, backward }
