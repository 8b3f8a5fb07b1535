public import DarkroomCoreGraphics
public import Foundation

/// Provides the rows of a table.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
    -> Int
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int {
    _OptionalMethod("numberOfSectionsIn:", of: self)?.call(tableView, as: Int.self) ?? 1
  }
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    _OptionalMethod("tableView:titleForHeaderInSection:", of: self)?.call(
      tableView, section, as: (String?).self) ?? nil
  }
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    _OptionalMethod("tableView:titleForFooterInSection:", of: self)?.call(
      tableView, section, as: (String?).self) ?? nil
  }
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    _OptionalMethod("tableView:canEditRowAt:", of: self)?.call(tableView, indexPath, as: Bool.self)
      ?? true
  }
  /// False unless it is implemented: whether `moveRowAt` is cannot be known without Objective-C.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    _OptionalMethod("tableView:canMoveRowAt:", of: self)?.call(tableView, indexPath, as: Bool.self)
      ?? false
  }
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    _OptionalMethod("sectionIndexTitlesFor:", of: self)?.call(tableView, as: ([String]?).self)
      ?? nil
  }
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    _OptionalMethod("tableView:sectionForSectionIndexTitle:at:", of: self)?.call(
      tableView, title, index, as: Int.self) ?? index
  }
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    _OptionalMethod("tableView:commit:forRowAt:", of: self)?.call(
      tableView, editingStyle, indexPath, as: Void.self)
  }
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    _OptionalMethod("tableView:moveRowAt:to:", of: self)?.call(
      tableView, sourceIndexPath, destinationIndexPath, as: Void.self)
  }
}
