import DarkroomUIKit
import Testing

@MainActor
struct TabBarTests {
  private func bar(_ count: Int = 2) -> UITabBar {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
    bar.items = (0..<count).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
    bar.selectedItem = bar.items?.first
    bar.layoutIfNeeded()
    return bar
  }

  private func buttons(_ bar: UITabBar) -> [UIControl] {
    bar.subviews.compactMap { $0 as? UIControl }
  }

  @Test func centredItemsKeepTheirWidthAndSpacing() {
    let bar = bar()
    #expect(buttons(bar).map(\.frame.minX) == [2, 152])

    bar.itemPositioning = .centered
    bar.itemWidth = 40
    bar.itemSpacing = 20
    bar.layoutIfNeeded()
    #expect(buttons(bar).map(\.frame.minX) == [100, 160])
    #expect(buttons(bar).map(\.frame.width) == [40, 40])
  }

  @Test func aDisabledItemIsPaleAndCannotBeChosen() throws {
    let bar = bar()
    let item = try #require(bar.items?.last)
    bar.unselectedItemTintColor = .black
    func color() throws -> UIColor? {
      let button = try #require(buttons(bar).last)
      return button.subviews.compactMap { $0 as? UILabel }.first?.textColor
    }
    bar.layoutIfNeeded()
    #expect(try color() == .black)

    item.isEnabled = false
    bar.layoutIfNeeded()
    #expect(try color() == .tertiaryLabel)
    #expect(try #require(buttons(bar).last).isEnabled == false)
    bar.standardAppearance.stackedLayoutAppearance.disabled.titleTextAttributes = [
      .foregroundColor: UIColor.green
    ]
    bar.setNeedsLayout()
    bar.layoutIfNeeded()
    #expect(try color() == .green)
  }

  @Test func theIndicatorLiesBehindTheSelectedItem() {
    let bar = bar()
    bar.backgroundImage = UIImage()
    bar.selectionIndicatorImage = .colored(.red, 20, 20)
    bar.selectedItem = bar.items?.last
    bar.layoutIfNeeded()

    #expect(bar.drawnRows[20][216] == .redPixel)
    #expect(bar.drawnRows[20][66] == 0)
  }

  @Test func aBackgroundImageReplacesTheMaterial() {
    let bar = bar()
    bar.backgroundImage = .colored(.blue, 1, 1)
    bar.layoutIfNeeded()

    #expect(bar.drawnRows[3][150] == .bluePixel)
  }

  @Test func anItemMovesItsTitleAndItsImage() throws {
    let bar = bar()
    let item = try #require(bar.items?.first)
    item.image = .colored(.black, 10, 10)
    bar.layoutIfNeeded()
    func parts() throws -> (UILabel, UIImageView) {
      let views = try #require(buttons(bar).first).subviews
      return (
        try #require(views.compactMap { $0 as? UILabel }.first),
        try #require(views.compactMap { $0 as? UIImageView }.first)
      )
    }
    bar.layoutIfNeeded()
    let before = (try parts().0.frame, try parts().1.frame)
    item.titlePositionAdjustment = UIOffset(horizontal: 2, vertical: -3)
    item.imageInsets = UIEdgeInsets(top: 4, left: 0, bottom: -4, right: 0)
    bar.setNeedsLayout()
    bar.layoutIfNeeded()

    #expect(try parts().0.frame == before.0.offsetBy(dx: 2, dy: -3))
    #expect(try parts().1.frame == before.1.offsetBy(dx: 0, dy: 4))
  }

  @Test func theSelectedItemsAppearanceIsTheBars() {
    let bar = bar()
    let look = UITabBarAppearance()
    look.configureWithTransparentBackground()
    look.backgroundColor = .green
    bar.items?.first?.standardAppearance = look
    bar.setNeedsLayout()
    bar.layoutIfNeeded()
    #expect(bar.drawnRows[3][150] == .greenPixel)

    bar.selectedItem = bar.items?.last
    bar.layoutIfNeeded()
    #expect(bar.drawnRows[3][150] != .greenPixel)
  }

  @Test func aBadgesTextIsTheItems() throws {
    let bar = bar()
    let item = try #require(bar.items?.first)
    item.badgeValue = "3"
    item.setBadgeTextAttributes([.foregroundColor: UIColor.green], for: .normal)
    bar.setNeedsLayout()
    bar.layoutIfNeeded()
    buttons(bar).forEach { $0.layoutIfNeeded() }
    let badge = try #require(
      buttons(bar)[0].subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }
        .first { $0.text == "3" })

    #expect(badge.textColor == .green)
  }

  @Test func theAppearancePlacesTitlesAndSetsTheFontOfBadges() throws {
    let bar = bar()
    let button = try #require(buttons(bar).first)
    bar.items?.first?.badgeValue = "3"
    func title() -> UILabel? { button.subviews.compactMap { $0 as? UILabel }.first }
    func badge() -> UILabel? {
      button.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }.first
    }
    button.layoutIfNeeded()
    let before = try #require(title()).frame
    let look = bar.standardAppearance.stackedLayoutAppearance
    look.selected.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: -2)
    look.selected.badgeTextAttributes = [.font: UIFont.boldSystemFont(ofSize: 9)]
    look.normal.titlePositionAdjustment = UIOffset(horizontal: 50, vertical: 50)
    bar.setNeedsLayout()
    bar.layoutIfNeeded()

    #expect(title()?.frame == before.offsetBy(dx: 3, dy: -2))
    #expect(badge()?.font == UIFont.boldSystemFont(ofSize: 9))
    #expect(badge()?.text == "3")
  }

  @Test func customizationTellsWhetherTheItemsChanged() {
    let bar = bar(3)
    let delegate = Listener()
    bar.delegate = delegate
    bar.beginCustomizingItems(bar.items ?? [])
    #expect(bar.isCustomizing)
    bar.items = bar.items?.reversed()

    #expect(bar.endCustomizing(animated: false))
    #expect(delegate.heard == ["will begin", "did begin", "will end true", "did end true"])
  }
}

@MainActor
private final class Listener: NSObject, UITabBarDelegate {
  var heard: [String] = []

  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
    heard.append("will begin")
  }
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
    heard.append("did begin")
  }
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
    heard.append("will end \(changed)")
  }
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
    heard.append("did end \(changed)")
  }
}
