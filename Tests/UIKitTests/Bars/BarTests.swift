import DarkroomUIKit
import Foundation
import Testing

/// Bars of navigation and tab bar controllers.
///
/// Measures, control sizes.
@MainActor
@Suite(.serialized, .tags(.controlSizes))
struct BarTests {
  private let window = NotchedWindow()

  @Test func toolbarsLieAboveTheHomeIndicatorAndInsetTheContent() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    navigation.isToolbarHidden = false
    window.show(navigation)

    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 766, width: 390, height: 44))
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 78, right: 0))
  }

  @Test func aToolbarShowsTheItemsOfTheTopControllerWithTheSlackBetweenThem() throws {
    let root = UIViewController()
    let sides = [UIView(), UIView()]
    sides.forEach { $0.frame.size = CGSize(width: 30, height: 20) }
    root.toolbarItems = [
      UIBarButtonItem(customView: sides[0]), .flexibleSpace(),
      UIBarButtonItem(customView: sides[1]),
    ]
    let navigation = UINavigationController(rootViewController: root)
    navigation.isToolbarHidden = false
    window.show(navigation)

    #expect(sides[0].frame == CGRect(x: 16, y: 12, width: 30, height: 20))
    #expect(sides[1].frame == CGRect(x: 344, y: 12, width: 30, height: 20))
  }

  @Test func promptsAddThirtyPoints() {
    let root = UIViewController()
    root.navigationItem.prompt = "Choose one"
    let navigation = UINavigationController(rootViewController: root)
    window.show(navigation)

    #expect(navigation.navigationBar.frame.height == 74)
  }

  @Test func opaqueBarsPushTheContentDown() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.isTranslucent = false
    window.show(navigation)

    #expect(root.view.frame == CGRect(x: 0, y: 91, width: 390, height: 753))
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
  }

  @Test func controllersThatDoNotExtendLieBelowTheBar() {
    let root = UIViewController()
    root.edgesForExtendedLayout = []
    let navigation = UINavigationController(rootViewController: root)
    window.show(navigation)

    #expect(root.view.frame.minY == 91)
  }

  @Test func tablesBeginBelowTheBars() {
    let root = UITableViewController()
    window.show(UINavigationController(rootViewController: root))

    #expect(root.tableView.contentOffset.y == -91)
    #expect(
      root.tableView.adjustedContentInset == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
  }

  @Test func largeTitlesScrollAwayWithTheContent() {
    let root = UITableViewController()
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = true
    window.show(navigation)
    #expect(root.tableView.contentOffset.y == -143)
    root.tableView.contentSize.height = 3000

    root.tableView.contentOffset.y = -121
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 74)
    root.tableView.contentOffset.y = 200
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 44)
    #expect(root.tableView.adjustedContentInset.top == 91)
    root.tableView.contentOffset.y = -143
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 96)
  }

  /// As on screens that bitwarden/authenticator-ios recorded.
  ///
  /// Their bars have 96 points with a title of 33 at the medium text size, and 117 with a title of 60 at the largest.
  /// In both the baseline is 16 points above the lower edge.
  @Test(arguments: [
    (UIContentSizeCategory.extraSmall, 31, 96), (.medium, 33, 96), (.large, 34, 96),
    (.accessibilityExtraExtraExtraLarge, 60, 117),
  ])
  func aLargeTitleGrowsWithTheText(
    category: UIContentSizeCategory, size: CGFloat, height: CGFloat
  ) throws {
    let root = UITableViewController()
    root.title = "Inbox"
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = true
    window.traitOverrides.preferredContentSizeCategory = category
    window.show(navigation)
    let bar = navigation.navigationBar
    let title = try #require(titles(in: bar).first { !isHidden($0) })

    #expect(bar.frame.height == height && root.tableView.adjustedContentInset.top == 47 + height)
    #expect(font(title)?.pointSize == size)
    let top = title.convert(title.bounds, to: bar).minY
    #expect(abs(height - 16 - (font(title)?.ascender ?? 0) - top) < 0.5)
    #expect(top > 43.5)
  }

  @Test func theBarFollowsTheTextSizeOfItsWindow() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.navigationBar.prefersLargeTitles = true
    window.show(navigation)
    window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    window.layoutIfNeeded()

    #expect(navigation.navigationBar.frame.height == 117)
  }

  @Test func aSmallTitleDoesNotGrow() throws {
    let root = UIViewController()
    root.title = "Inbox"
    let navigation = UINavigationController(rootViewController: root)
    window.show(navigation)
    window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    window.layoutIfNeeded()

    #expect(navigation.navigationBar.frame.height == 44)
    let title = try #require(titles(in: navigation.navigationBar).first { !isHidden($0) })
    #expect(font(title)?.pointSize == 17)
  }

  private func titles(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { view -> [UILabel] in
      let own = (view as? UILabel).map { $0.text == "Inbox" ? [$0] : [] } ?? []
      return own + titles(in: view)
    }
  }

  private func isHidden(_ title: UILabel) -> Bool {
    title.isHidden || title.superview?.isHidden == true
  }

  private func font(_ title: UILabel) -> UIFont? {
    unsafe title.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
  }

  @Test func pushedControllersMayHideTheTabBar() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    window.show(tabs)
    let pushed = UIViewController()
    pushed.hidesBottomBarWhenPushed = true

    navigation.pushViewController(pushed, animated: false)
    window.layoutIfNeeded()
    #expect(tabs.tabBar.frame.maxX <= 0)
    #expect(pushed.view.safeAreaInsets.bottom == 34)
    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
  }

  @Test func aNavigationControllersTabIsThatOfItsRoot() {
    let root = UIViewController()
    root.title = "Inbox"
    root.tabBarItem.badgeValue = "3"

    #expect(UINavigationController(rootViewController: root).tabBarItem === root.tabBarItem)
  }

  @Test func theEditButtonTogglesEditing() {
    let controller = UITableViewController()
    let item = controller.editButtonItem
    #expect(item.title == "Edit")

    item.primaryAction?.performWithSender(item, target: nil)

    #expect(controller.isEditing && controller.tableView.isEditing && item.title == "Done")
    #expect(controller.editButtonItem === item)
  }

  @Test func hairlinesLieOnePixelOutsideTheBars() throws {
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.navigationBar.scrollEdgeAppearance = navigation.navigationBar.standardAppearance
    tabs.viewControllers = [navigation]
    window.show(tabs)

    func hairline(_ bar: UIView) throws -> CGRect {
      let background = try #require(bar.subviews.first)
      let line = try #require(background.subviews.first { !$0.isHidden && $0.frame.height < 1 })
      return bar.convert(line.frame, from: background)
    }
    let top = try hairline(navigation.navigationBar)
    #expect(top.minX == 0 && top.minY == 44 && top.width == 390)
    #expect(abs(top.height - 1 / 3) < 1e-9)
    let bottom = try hairline(tabs.tabBar)
    #expect(bottom.minX == 0 && abs(bottom.maxY) < 1e-9 && bottom.width == 390)
    #expect(abs(bottom.height - 1 / 3) < 1e-9)
  }

  @Test func tabsHaveTheColorsOfTheirAppearance() throws {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 200, height: 49))
    let items = [
      UITabBarItem(title: "A", image: nil, tag: 0), UITabBarItem(title: "B", image: nil, tag: 1),
    ]
    items[1].badgeValue = "3"
    bar.items = items
    bar.selectedItem = items[0]
    let appearance = UITabBarAppearance()
    appearance.stackedLayoutAppearance.selected.titleTextAttributes = [
      .foregroundColor: UIColor.red
    ]
    appearance.stackedLayoutAppearance.normal.iconColor = .green
    appearance.stackedLayoutAppearance.normal.badgeBackgroundColor = .blue
    bar.standardAppearance = appearance
    bar.layoutIfNeeded()
    let tabs = bar.subviews.filter { $0 is UIControl }
    tabs.forEach { $0.layoutIfNeeded() }

    let titles = tabs.compactMap { $0.subviews.compactMap { $0 as? UILabel }.first }
    #expect(titles.map(\.textColor) == [.red, .systemGray])
    #expect(tabs[1].subviews.compactMap { $0 as? UIImageView }.first?.tintColor == .green)
    #expect(tabs[1].subviews.last?.backgroundColor == .blue)
  }

  private final class CountingBar: UINavigationBar {
    var count = 0
    override func layoutSubviews() {
      count += 1
      super.layoutSubviews()
    }
  }
  private final class CountingToolbar: UIToolbar {
    var count = 0
    override func layoutSubviews() {
      count += 1
      super.layoutSubviews()
    }
  }

  /// What a bar makes of its items in its layout must not ask for that layout again: up to the limit of a hundred rounds.
  @Test func barsAreLaidOutOnce() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
    let bar = CountingBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    let toolbar = CountingToolbar(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
    let item = UINavigationItem(title: "Trails")
    item.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .add), UIBarButtonItem(image: UIImage(systemName: "star")),
    ]
    bar.items = [UINavigationItem(title: "Back"), item]
    toolbar.items = [UIBarButtonItem(title: "A"), UIBarButtonItem(systemItem: .trash)]
    [bar, toolbar].forEach(root.addSubview)
    let guide = UIView()
    root.addSubview(guide)
    guide.translatesAutoresizingMaskIntoConstraints = false
    guide.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    (bar.count, toolbar.count) = (0, 0)
    bar.setNeedsLayout()
    toolbar.setNeedsLayout()
    root.layoutIfNeeded()

    #expect(bar.count == 1)
    #expect(toolbar.count == 1)
  }
}
