/// Which colour a status bar has.
///
/// - Important: Inert. There is none.
public enum UIStatusBarStyle: Int, Sendable {
  case `default`, lightContent
  case darkContent = 3
}
