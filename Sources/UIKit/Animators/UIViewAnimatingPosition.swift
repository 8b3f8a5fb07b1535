/// The end at which an animation finishes.
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }
