/// A view with a diffable data source: a table or a collection.
@MainActor
protocol DiffableView: AnyObject {
  /// Whether the view knows the data source's content, so that it must be told about changes.
  var showsContent: Bool { get }
  func reloadData()
  func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
  func record(_ changes: [ListChange])
}

extension UITableView: DiffableView {}

extension UICollectionView: DiffableView {
  var showsContent: Bool { counts != nil }
}
