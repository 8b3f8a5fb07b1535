/// The switch for automatic accessibility identifiers.
@preconcurrency @MainActor
public enum AccessibilityIdentifierNaming {
  /// Whether identifiers are set; by default true in debug builds and false in release builds.
  public static var isEnabled: Bool = {
    #if DEBUG
    true
    #else
    false
    #endif
  }()
}
