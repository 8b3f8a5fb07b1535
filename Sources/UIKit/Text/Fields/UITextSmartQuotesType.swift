/// Whether a keyboard replaces typed quotation marks with typographic ones.
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
