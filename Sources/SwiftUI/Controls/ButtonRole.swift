/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  private let name: String

  /// A button that deletes something; it is red in the bordered and borderless styles, in menus and in alerts.
  public static let destructive = ButtonRole(name: "destructive")
  /// A button that leaves something unchanged; alerts and sheets place it last.
  public static let cancel = ButtonRole(name: "cancel")
}
