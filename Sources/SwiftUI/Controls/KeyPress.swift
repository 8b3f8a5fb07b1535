/// A key that is pressed.
public struct KeyPress: Sendable {
  /// Whether a key press was handled.
  public enum Result: Sendable {
    case handled
    case ignored
  }

  public let key: KeyEquivalent
  public let characters: String
  public let modifiers: EventModifiers
}
