public enum MessageComposeResult: Int, Sendable {
  case cancelled, sent, failed
}
