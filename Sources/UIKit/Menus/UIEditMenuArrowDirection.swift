/// The direction of the arrow of an edit menu.
public enum UIEditMenuArrowDirection: Int, Sendable { case automatic, up, down, left, right }
