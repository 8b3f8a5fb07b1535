/// An action of assistive technologies.
public struct AccessibilityActionKind: Equatable, Sendable {
  private let name: String

  /// The action of a double tap with VoiceOver.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// The gesture that closes a page or a sheet.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// The gesture with two fingers that starts and stops the most important thing.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  public static let delete = AccessibilityActionKind(name: "delete")
  public static let showMenu = AccessibilityActionKind(name: "showMenu")

  init(name: String) { self.name = name }
  /// An action with a name that assistive technologies read.
  public init(named name: Text) { self.name = "\(name)" }
}
