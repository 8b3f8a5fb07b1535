/// The tint of a row.
///
/// - See: Apple, [ListItemTint](https://developer.apple.com/documentation/swiftui/listitemtint).
public struct ListItemTint: Sendable {
  /// Nil for gray.
  let color: Color?

  /// A tint that replaces that of controls for the icons of labels.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// A tint for the icons of labels; it is drawn like `fixed(_:)`.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// The secondary color of labels in place of a tint.
  public static let monochrome = ListItemTint(color: nil)
}

extension EnvironmentValues {
  /// The tint of list items; nil for that of controls.
  var listItemTint: ListItemTint? {
    get { value(nil) }
    set { set(newValue) }
  }

  /// The color of the icons of labels in rows.
  var listIconColor: Color {
    guard let listItemTint else { return controlTint }
    return listItemTint.color ?? Color(uiColor: .secondaryLabel)
  }
}
