public enum PHImageRequestOptionsResizeMode: Int, Sendable {
  case none, fast, exact
}
