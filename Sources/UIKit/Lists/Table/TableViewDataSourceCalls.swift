public import DarkroomCoreGraphics
import Foundation

// `delegate?.numberOfSections?(…)`: optional calls of `UITableViewDataSource`'s optional methods. A property of the
// method's base name holds a value that is called with the labels of the method; where a method
// has no meaningful default, the answer is nil unless it is implemented.

extension UITableViewDataSource {
  public var numberOfSections: _TableViewDataSourceCalls.NumberOfSections? { .init(receiver: self) }
  public var tableView: _TableViewDataSourceCalls.TableView? { .init(receiver: self) }
  public var sectionIndexTitles: _TableViewDataSourceCalls.SectionIndexTitles? {
    .init(receiver: self)
  }
}

/// The optional methods of `UITableViewDataSource` as callable values.
public enum _TableViewDataSourceCalls {
  /// What `numberOfSections` names: called with the labels of any optional method of that base
  /// name.
  @preconcurrency @MainActor
  public struct NumberOfSections {
    let receiver: any UITableViewDataSource

    @discardableResult
    public func callAsFunction(in tableView: UITableView) -> Int {
      receiver.numberOfSections(in: tableView)
    }
  }

  /// What `tableView` names: called with the labels of any optional method of that base name.
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

  /// What `sectionIndexTitles` names: called with the labels of any optional method of that base
  /// name.
  @preconcurrency @MainActor
  public struct SectionIndexTitles {
    let receiver: any UITableViewDataSource

    @discardableResult
    public func callAsFunction(for tableView: UITableView) -> [String]? {
      receiver.sectionIndexTitles(for: tableView)
    }
  }
}
