/// Whether a keyboard suggests how the line continues.
public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }
