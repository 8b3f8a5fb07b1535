/// Where an animator is in its life.
public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }
