import DarkroomUIKit
import Foundation
import Testing

@MainActor
struct ListSeparatorTests {
  private final class Row: UICollectionViewListCell {
    let icon = UIView()
    let label = UILabel()
    var movesSeparator = false {
      didSet {
        guard movesSeparator else { return }
        separatorLayoutGuide.leadingAnchor.constraint(equalTo: label.leadingAnchor).isActive = true
        separatorLayoutGuide.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -10)
          .isActive = true
      }
    }

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.text = "Row"
      let stack = UIStackView(arrangedSubviews: [icon, label])
      stack.translatesAutoresizingMaskIntoConstraints = false
      stack.spacing = 8
      contentView.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
        stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
        stack.topAnchor.constraint(equalTo: contentView.topAnchor),
        stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        icon.widthAnchor.constraint(equalToConstant: 40),
        icon.heightAnchor.constraint(equalToConstant: 60),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 480),
    collectionViewLayout: UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain)))

  private func cell(
    rightToLeft: Bool = false, _ setUp: @escaping (Row) -> Void
  ) throws -> Row {
    if rightToLeft { view.traitOverrides.layoutDirection = .rightToLeft }
    let registration = UICollectionView.CellRegistration<Row, Int> { cell, _, _ in setUp(cell) }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    source.apply(snapshot)
    view.layoutIfNeeded()
    return try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? Row)
  }

  /// The view that is a pixel high.
  private func separator(of cell: Row) throws -> CGRect {
    let line = cell.subviews.first { !$0.isHidden && $0.frame.height > 0 && $0.frame.height < 1.5 }
    return try #require(line).frame
  }

  @Test func aSeparatorKeepsItsPlaceWhereNobodyConstrainsItsGuide() throws {
    let plain = try separator(of: cell { _ in })
    let asked = try cell { _ = $0.separatorLayoutGuide }

    #expect(try separator(of: asked) == plain)
    #expect(asked.separatorLayoutGuide.layoutFrame.minX == plain.minX)
    #expect(plain.maxX == 320)
  }

  @Test func aSeparatorFollowsItsGuide() throws {
    let cell = try cell { $0.movesSeparator = true }
    let line = try separator(of: cell)

    #expect(line.minX == 68)
    #expect(line.maxX == 310)
    #expect(line.maxY == cell.bounds.height)
    #expect(cell.icon.frame.width == 40)
  }

  @Test func aSeparatorFollowsItsGuideFromRightToLeft() throws {
    let line = try separator(of: cell(rightToLeft: true) { $0.movesSeparator = true })

    #expect(line.minX == 10)
    #expect(line.maxX == 252)
  }
}
