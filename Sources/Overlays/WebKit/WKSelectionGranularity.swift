/// What a user selects.
public enum WKSelectionGranularity: Int, Sendable {
  case dynamic, character
}
