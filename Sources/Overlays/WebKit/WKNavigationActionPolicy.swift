/// Whether a page may be loaded.
public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel, allow, download
}
