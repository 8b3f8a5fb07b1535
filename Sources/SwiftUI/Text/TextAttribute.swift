/// A custom attribute of a part of a text.
public protocol TextAttribute {}
