public enum WKSelectionGranularity: Int, Sendable {
  case dynamic, character
}
