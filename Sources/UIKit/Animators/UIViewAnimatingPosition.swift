/// Where an animation ended.
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }
