/// How corners are rounded.
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular
  case continuous
}
