/// The controller at the bottom of the More tab, which lists the controllers without a tab.
///
/// The list itself is a table, and tables are above controllers.
@MainActor
protocol MoreList: UIViewController {
  /// Shows a row for each controller, and an Edit button if some of them can be customized.
  func show(_ controllers: [UIViewController], isEditable: Bool)
}
