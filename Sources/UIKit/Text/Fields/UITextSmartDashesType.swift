/// Whether a keyboard replaces typed hyphens with dashes.
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
