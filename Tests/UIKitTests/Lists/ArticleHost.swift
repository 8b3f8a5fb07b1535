import DarkroomUIKit
import Foundation

/// A list of sixty articles in one of the ways in which lists size themselves.
@MainActor
final class ArticleHost: NSObject {
  enum Kind: String, CaseIterable {
    case table
    /// Items as wide as the list, which say their height by the idiom of many apps.
    case flowOfFullWidth
    /// Items whose constraints determine their width, too.
    case flowOfOwnWidth
    case compositionalColumns
    case compositionalList
    /// Rows of a list with a content configuration.
    case configuredList
  }

  static let ownWidth: CGFloat = 200

  let kind: Kind
  let list: UIScrollView
  var hasHeader = false

  init(_ kind: Kind, width: CGFloat) {
    self.kind = kind
    let frame = CGRect(x: 0, y: 0, width: width, height: 480)
    list =
      kind == .table
      ? UITableView(frame: frame, style: .plain)
      : UICollectionView(frame: frame, collectionViewLayout: Self.layout(kind, width))
    super.init()
    list.contentInsetAdjustmentBehavior = .never
    setUp()
  }

  private static func layout(_ kind: Kind, _ width: CGFloat) -> UICollectionViewLayout {
    switch kind {
    case .table, .compositionalList, .configuredList:
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      configuration.showsSeparators = false
      return UICollectionViewCompositionalLayout.list(using: configuration)
    case .flowOfFullWidth: return FullWidthFlow()
    case .flowOfOwnWidth:
      let flow = UICollectionViewFlowLayout()
      flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      return flow
    case .compositionalColumns:
      let half = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(90))
      let row = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(90))
      let item = NSCollectionLayoutItem(layoutSize: half)
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: row, subitems: [item, item]))
      return UICollectionViewCompositionalLayout(section: section)
    }
  }

  /// Its estimate is as wide as the list.
  private final class FullWidthFlow: UICollectionViewFlowLayout {
    override func prepare() {
      if let width = collectionView?.bounds.width, estimatedItemSize.width != width {
        estimatedItemSize = CGSize(width: width, height: 70)
      }
      super.prepare()
    }
  }

  private func setUp() {
    if let table = list as? UITableView {
      table.separatorStyle = .none
      table.register(ArticleRow.self, forCellReuseIdentifier: "cell")
      table.register(ArticleTableHeader.self, forHeaderFooterViewReuseIdentifier: "header")
      table.dataSource = self
      table.delegate = self
    } else if let collection = list as? UICollectionView {
      collection.register(cellClass, forCellWithReuseIdentifier: "cell")
      collection.dataSource = self
    }
  }

  private var cellClass: UICollectionViewCell.Type {
    switch kind {
    case .flowOfFullWidth: FullWidthArticleItem.self
    case .compositionalList: ArticleListRow.self
    case .configuredList: UICollectionViewListCell.self
    default: ArticleItem.self
    }
  }

  func reload() {
    (list as? UITableView)?.reloadData()
    (list as? UICollectionView)?.reloadData()
  }

  func scroll(to y: CGFloat) {
    list.contentOffset.y = y
    list.layoutIfNeeded()
  }

  /// Visible cells in the order of their index paths, after a layout.
  var cells: [UIView] {
    list.layoutIfNeeded()
    if let table = list as? UITableView { return table.visibleCells }
    let collection = list as? UICollectionView
    return collection?.indexPathsForVisibleItems.compactMap { collection?.cellForItem(at: $0) }
      ?? []
  }

  /// Of each visible cell and all that is in it, subviews after their superview.
  var frames: [[CGRect]] {
    cells.map { cell in
      var frames: [CGRect] = []
      var pending: [UIView] = [cell]
      while let view = pending.popLast() {
        frames.append(view.frame)
        pending.append(contentsOf: view.subviews.reversed())
      }
      return frames
    }
  }

  /// By hand: the article at the width that margins leave, and the margins.
  func height(_ index: Int, _ category: UIContentSizeCategory) -> CGFloat {
    let width = list.bounds.width
    let (room, margins): (CGFloat, CGFloat) =
      switch kind {
      case .table: (width - 32, 22)
      case .flowOfOwnWidth: (Self.ownWidth, 16)
      case .compositionalColumns: (width / 2 - 16, 16)
      default: (width - 16, 16)
      }
    return ArticleView.height(of: Article(number: index), width: room, category) + margins
  }
}

extension ArticleHost: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    (cell as? ArticleRow)?.article.show(Article(number: indexPath.row))
    return cell
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard hasHeader else { return nil }
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    (header as? ArticleTableHeader)?.article.show(Article(number: 7))
    return header
  }
}

extension ArticleHost: UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 60 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    let article = Article(number: indexPath.item)
    if kind == .configuredList {
      cell.contentConfiguration = ArticleConfiguration(shown: article)
    } else if let cell = cell as? any ArticleShowing {
      if kind == .flowOfOwnWidth { cell.article.fixedWidth = Self.ownWidth }
      cell.article.show(article)
    }
    return cell
  }
}
