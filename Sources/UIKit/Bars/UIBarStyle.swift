/// The style of a bar that has no appearance of its own.
public enum UIBarStyle: Int, Sendable {
  case `default`, black
}
