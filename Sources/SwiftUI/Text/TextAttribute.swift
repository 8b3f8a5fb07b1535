/// A mark on a part of a text.
public protocol TextAttribute {}
