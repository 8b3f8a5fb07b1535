/// The animation with which a status bar appears.
///
/// - Important: Inert. There is none.
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }
