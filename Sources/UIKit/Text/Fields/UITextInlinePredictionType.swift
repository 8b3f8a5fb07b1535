/// Whether a keyboard would propose how the line goes on.
public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }
