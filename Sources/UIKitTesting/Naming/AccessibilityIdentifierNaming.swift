/// Whether views are named for tests.
@preconcurrency @MainActor
public enum AccessibilityIdentifierNaming {
  /// True in debug builds, false in release builds, unless set.
  public static var isEnabled: Bool = {
    #if DEBUG
    true
    #else
    false
    #endif
  }()
}
