/// Whether an interface lies above another, where dark colours are lighter.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base, elevated
}
