/// Whether an answer may be shown.
public enum WKNavigationResponsePolicy: Int, Sendable {
  case cancel, allow, download
}
