/// What a bar is without an appearance of its own.
public enum UIBarStyle: Int, Sendable {
  case `default`, black
}
