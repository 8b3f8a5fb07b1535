/// Whether a keyboard would put better quotation marks in place of those typed.
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
