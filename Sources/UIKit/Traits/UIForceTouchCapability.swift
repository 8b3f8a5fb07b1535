/// Whether a screen can detect the force of a touch.
public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }
