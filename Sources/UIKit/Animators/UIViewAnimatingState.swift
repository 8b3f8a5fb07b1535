/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }
