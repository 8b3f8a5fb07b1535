/// How exactly a size is met.
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
  case none, fast, exact
}
