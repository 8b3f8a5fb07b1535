/// - Important: Inert. Fonts are known to this process alone, until it ends.
public enum CTFontManagerScope: UInt32, Sendable {
  case none, process, user, session
}
