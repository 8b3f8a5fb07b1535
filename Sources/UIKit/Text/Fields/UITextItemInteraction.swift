/// The kind of interaction with a link or an attachment in a text.
public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction, presentActions, preview
}
