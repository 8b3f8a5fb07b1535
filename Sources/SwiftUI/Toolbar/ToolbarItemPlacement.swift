/// The position of an item in a bar.
public struct ToolbarItemPlacement: Sendable {
  let name: String

  /// The trailing end of the navigation bar.
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  /// The middle of the navigation bar, in place of the title.
  public static let principal = ToolbarItemPlacement(name: "principal")
  /// The leading end of the navigation bar; the trailing one if there is a back button.
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  /// The trailing end of the navigation bar.
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  /// A menu at the trailing end of the navigation bar, or the middle of a wide bar with the role of a browser or
  /// editor.
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
  /// The middle of the bottom bar.
  public static let status = ToolbarItemPlacement(name: "status")
  /// The trailing end of the navigation bar, in semibold type.
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  /// The leading end of the navigation bar.
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  /// The trailing end of the navigation bar.
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  /// The bar above the keyboard while a field is edited, which is the field's `inputAccessoryView`.
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  /// The leading end of the navigation bar.
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// The trailing end of the navigation bar.
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  /// The bar at the bottom of the page.
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
  /// The leading end of the navigation bar; the older name of `topBarLeading`.
  public static let navigationBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// The trailing end of the navigation bar; the older name of `topBarTrailing`.
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  /// The middle of the navigation bar, in place of the title.
  public static let title = ToolbarItemPlacement(name: "title")
  /// A place below the title, where items are shown only on iOS 26: they are not drawn.
  public static let subtitle = ToolbarItemPlacement(name: "subtitle")
  /// A place beside the large title, where items are shown only on iOS 26: they are not drawn.
  public static let largeTitle = ToolbarItemPlacement(name: "largeTitle")
}
