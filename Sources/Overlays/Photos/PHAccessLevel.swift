public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite
}
