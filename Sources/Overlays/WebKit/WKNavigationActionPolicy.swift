public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel, allow, download
}
