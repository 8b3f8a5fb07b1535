/// Whether an interface is above another one, where dark colors are lighter.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base, elevated
}
