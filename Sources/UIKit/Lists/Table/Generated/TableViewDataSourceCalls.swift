public import DarkroomCoreGraphics
import Foundation

// Written by Scripts/delegate-methods from UITableViewDataSource.swift, which says more of each method.

// What happens without a method. One that only a subclass of the conforming class has is no witness in Swift,
// but it is heard: it is found by its name.
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

// Optional calls: a property of the method's base name holds a value that is called with the method's labels.
// Where no answer would tell, nil says that the method is not there.
extension UITableViewDataSource {
  @_disfavoredOverload
  public var numberOfSections: _TableViewDataSourceCalls.NumberOfSections? { .init(receiver: self) }
  @_disfavoredOverload
  public var tableView: _TableViewDataSourceCalls.TableView? { .init(receiver: self) }
  @_disfavoredOverload
  public var sectionIndexTitles: _TableViewDataSourceCalls.SectionIndexTitles? {
    .init(receiver: self)
  }
}

/// The optional methods of `UITableViewDataSource` that have labels, as callable values.
public enum _TableViewDataSourceCalls {
  /// What `numberOfSections` names: called with the labels of any optional method of that name.
  @preconcurrency @MainActor
  public struct NumberOfSections {
    let receiver: any UITableViewDataSource

    @discardableResult
    public func callAsFunction(in tableView: UITableView) -> Int {
      receiver.numberOfSections(in: tableView)
    }
  }

  /// What `tableView` names: called with the labels of any optional method of that name.
  @preconcurrency @MainActor
  public struct TableView {
    let receiver: any UITableViewDataSource

    @discardableResult
    public func callAsFunction(_ tableView: UITableView, titleForHeaderInSection section: Int)
      -> String?
    { receiver.tableView(tableView, titleForHeaderInSection: section) }
    @discardableResult
    public func callAsFunction(_ tableView: UITableView, titleForFooterInSection section: Int)
      -> String?
    { receiver.tableView(tableView, titleForFooterInSection: section) }
    @discardableResult
    public func callAsFunction(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    { receiver.tableView(tableView, canEditRowAt: indexPath) }
    @discardableResult
    public func callAsFunction(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    { receiver.tableView(tableView, canMoveRowAt: indexPath) }
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { receiver.tableView(tableView, sectionForSectionIndexTitle: title, at: index) }
    public func callAsFunction(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) { receiver.tableView(tableView, commit: editingStyle, forRowAt: indexPath) }
    public func callAsFunction(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { receiver.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath) }
  }

  /// What `sectionIndexTitles` names: called with the labels of any optional method of that name.
  @preconcurrency @MainActor
  public struct SectionIndexTitles {
    let receiver: any UITableViewDataSource

    @discardableResult
    public func callAsFunction(for tableView: UITableView) -> [String]? {
      receiver.sectionIndexTitles(for: tableView)
    }
  }
}
