/// What an app wants to do with the library.
public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite
}
