/// A combination of keys that triggers a control.
public struct KeyboardShortcut: Hashable, Sendable {
  public var key: KeyEquivalent
  public var modifiers: EventModifiers

  /// Creates a shortcut, by default with the command key.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// The return key without modifiers.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The escape key without modifiers.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  public static func == (lhs: KeyboardShortcut, rhs: KeyboardShortcut) -> Bool {
    lhs.key == rhs.key && lhs.modifiers.rawValue == rhs.modifiers.rawValue
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(modifiers.rawValue)
  }
}
