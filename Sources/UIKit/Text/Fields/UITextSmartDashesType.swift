/// Whether a keyboard would put better dashes in place of those typed.
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
