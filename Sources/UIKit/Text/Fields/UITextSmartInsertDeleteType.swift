/// Whether a keyboard adjusts the spaces around pasted text.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
