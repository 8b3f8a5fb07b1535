/// The color of a status bar's content.
///
/// - Important: Inert. There is none.
public enum UIStatusBarStyle: Int, Sendable {
  case `default`, lightContent
  case darkContent = 3
}
