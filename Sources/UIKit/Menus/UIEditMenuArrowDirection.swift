/// Where the arrow of an edit menu would point.
public enum UIEditMenuArrowDirection: Int, Sendable { case automatic, up, down, left, right }
