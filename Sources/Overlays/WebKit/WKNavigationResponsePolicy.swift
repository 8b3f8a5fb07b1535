public enum WKNavigationResponsePolicy: Int, Sendable {
  case cancel, allow, download
}
