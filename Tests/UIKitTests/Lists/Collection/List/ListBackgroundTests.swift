import DarkroomUIKit
import Foundation
import Testing

/// What lists are drawn on, and how they place what stands beside their texts.
@MainActor
@Suite(.tags(.lists))
struct ListBackgroundTests {
  private func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, color: UIColor? = nil,
    sections: [Int] = [2]
  ) -> CollectionHost {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    if let color { configuration.backgroundColor = color }
    return CollectionHost(
      CGSize(width: 100, height: 300),
      UICollectionViewCompositionalLayout.list(using: configuration), counts: sections)
  }

  /// A column of pixels at the left edge, above, beside and below the rows.
  private func drawn(_ host: CollectionHost) -> [UInt32] {
    host.collection.layoutIfNeeded()
    let rows = host.collection.drawnRows
    return [2, 200, 298].map { rows[$0][1] }
  }

  private let grouped: UInt32 = 0xfff7_f2f2

  @Test func groupedListsAreGreyBeyondTheirRows() {
    #expect(drawn(list(.insetGrouped)) == [grouped, grouped, grouped])
    #expect(drawn(list(.plain))[1...] == [0xffff_ffff, 0xffff_ffff])
  }

  @Test func aListHasTheColorOfItsConfiguration() {
    #expect(drawn(list(.insetGrouped, color: .red)) == [.redPixel, .redPixel, .redPixel])
    #expect(drawn(list(.insetGrouped, color: .clear)) == [0, 0, 0])
  }

  /// Each section has its own; what follows the last one is the last one's.
  @Test func sectionsOfSeveralListsHaveTheirOwnColors() {
    let layout = UICollectionViewCompositionalLayout { section, environment in
      var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      configuration.backgroundColor = section == 0 ? .red : .blue
      return .list(using: configuration, layoutEnvironment: environment)
    }
    let host = CollectionHost(CGSize(width: 100, height: 300), layout, counts: [1, 1])
    #expect(drawn(host) == [.redPixel, .bluePixel, .bluePixel])
  }

  @Test func aTransitionFromAnotherLayoutShowsIt() {
    let host = CollectionHost(
      CGSize(width: 100, height: 300), UICollectionViewFlowLayout(), counts: [2])
    host.collection.layoutIfNeeded()
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.backgroundColor = .red
    let list = UICollectionViewCompositionalLayout.list(using: configuration)
    let transition = host.collection.startInteractiveTransition(to: list)
    transition.transitionProgress = 0.5
    host.collection.layoutIfNeeded()
    host.collection.finishInteractiveTransition()

    #expect(drawn(host) == [.redPixel, .redPixel, .redPixel])
  }

  @Test func aListWithoutSectionsIsNotDrawn() {
    #expect(drawn(list(.insetGrouped, sections: [])) == [0, 0, 0])
  }

  @Test func theBackgroundLiesBehindAndIsNoPartOfTheContent() throws {
    let host = list(.insetGrouped)
    host.collection.layoutIfNeeded()
    let height = host.collection.contentSize.height

    #expect(height < 200)
    #expect(host.collection.subviews.first is UICollectionReusableView)
    #expect(host.collection.subviews.first is UICollectionViewCell == false)
  }

  /// As Apple documents `DisplayedState`, with the defaults of the accessories' declarations.
  @Test func accessoriesFollowTheEditingMode() throws {
    let host = list(.plain, sections: [1])
    host.collection.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    host.collection.layoutIfNeeded()
    let cell = try #require(host.collection.visibleCells.first as? UICollectionViewListCell)
    cell.accessories = [
      .label(text: "editing", displayed: .whenEditing),
      .label(text: "reading", displayed: .whenNotEditing), .label(text: "always"),
    ]
    let shown = { cell.subviews.compactMap { ($0 as? UILabel)?.text } }
    #expect(shown() == ["reading", "always"])

    host.collection.isEditing = true
    #expect(shown() == ["editing", "always"])
    host.collection.isEditing = false
    #expect(shown() == ["reading", "always"])

    let count = cell.subviews.count
    cell.accessories += [.disclosureIndicator(), .checkmark()]
    #expect(cell.subviews.count == count + 2)
    host.collection.isEditing = true
    #expect(cell.subviews.count == count)
  }

  /// As far as in a table.
  @Test func aValueEndsShortBeforeItsAccessory() throws {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    var content = UIListContentConfiguration.valueCell()
    content.text = "Text"
    content.secondaryText = "Value"
    cell.contentConfiguration = content
    cell.accessories = [.disclosureIndicator()]
    cell.layoutIfNeeded()
    let list = try #require(cell.contentView.subviews.first)
    let value = try #require(list.subviews.compactMap { $0 as? UILabel }.last)
    let accessory = try #require(
      cell.subviews.last { $0 !== cell.contentView && $0.frame.minX > 200 && !$0.isHidden })

    #expect(accessory.frame.minX - value.convert(value.bounds, to: cell).maxX == 8)
  }
}
