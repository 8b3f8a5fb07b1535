/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  private let name: String

  /// A button that deletes something; it is red in the bordered and borderless styles, in menus and in alerts.
  public static let destructive = ButtonRole(name: "destructive")
  /// A button that leaves something unchanged; a confirmation dialog without one gets a button that reads "Cancel".
  public static let cancel = ButtonRole(name: "cancel")
}
