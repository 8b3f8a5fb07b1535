/// What became of a mail.
public enum MFMailComposeResult: Int, Sendable {
  case cancelled, saved, sent, failed
}
