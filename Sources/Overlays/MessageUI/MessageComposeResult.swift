/// What became of a message.
public enum MessageComposeResult: Int, Sendable {
  case cancelled, sent, failed
}
