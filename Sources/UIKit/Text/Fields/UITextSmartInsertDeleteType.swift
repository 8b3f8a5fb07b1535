/// Whether a keyboard would put better spaces around what is pasted in place of those typed.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
