import DarkroomUIKit
import Testing

@MainActor
struct NavigationItemTests {
  private func box(_ width: CGFloat = 30) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20))
  }

  private func show(
    _ item: UINavigationItem, width: CGFloat = 390, isWide: Bool = false
  ) -> UINavigationBar {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: width, height: 44))
    if isWide { bar.traitOverrides.horizontalSizeClass = .regular }
    bar.items = [item]
    bar.layoutIfNeeded()
    return bar
  }

  private func title(_ bar: UINavigationBar, _ text: String) -> UILabel? {
    bar.subviews.compactMap { $0 as? UILabel }.first { $0.text?.hasPrefix(text) == true }
  }

  @Test func groupsAreTheItemsOfTheirSide() {
    let item = UINavigationItem(title: "Title")
    let (first, second) = (UIBarButtonItem(customView: box()), UIBarButtonItem(customView: box()))
    item.trailingItemGroups = [
      .fixedGroup(items: [first]), .movableGroup(customizationIdentifier: "b", items: [second]),
    ]
    _ = show(item)

    #expect(item.rightBarButtonItems == [second, first])
    #expect(second.customView?.frame.maxX == 374)
    #expect(first.customView?.frame.maxX == 336)
    item.rightBarButtonItem = first
    #expect(item.trailingItemGroups.map(\.barButtonItems) == [[first]])
  }

  @Test func aHiddenGroupAndAnOptionalOneAreNotShown() {
    let item = UINavigationItem(title: "Title")
    let boxes = (0..<3).map { _ in box() }
    let items = boxes.map { UIBarButtonItem(customView: $0) }
    let hidden = UIBarButtonItemGroup.fixedGroup(items: [items[0]])
    hidden.isHidden = true
    item.leadingItemGroups = [
      hidden,
      .optionalGroup(
        customizationIdentifier: "a", isInDefaultCustomization: false, items: [items[1]]),
      items[2].creatingFixedGroup(),
    ]
    let bar = show(item)

    #expect(boxes.map { $0.superview === bar } == [false, false, true])
    #expect(boxes[2].frame.minX == 16)
  }

  @Test func anItemRepresentsItsGroupInANarrowBar() {
    let group = UIBarButtonItemGroup(
      barButtonItems: [UIBarButtonItem(customView: box()), UIBarButtonItem(customView: box())],
      representativeItem: UIBarButtonItem(customView: box(12)))
    let item = UINavigationItem(title: "Title")
    item.trailingItemGroups = [group]
    let bar = show(item)
    bar.traitOverrides.horizontalSizeClass = .compact
    bar.setNeedsLayout()
    bar.layoutIfNeeded()

    #expect(group.isDisplayingRepresentativeItem)
    #expect(group.representativeItem?.customView?.superview === bar)
    #expect(group.barButtonItems[0].customView?.superview == nil)
  }

  @Test func documentsHaveTheirTitleBeforeTheItemsInTheMiddle() throws {
    let item = UINavigationItem(title: "Draft")
    item.style = .editor
    let middle = box(100)
    item.centerItemGroups = [UIBarButtonItem(customView: middle).creatingFixedGroup()]
    let bar = show(item, width: 800, isWide: true)

    let start = try #require(title(bar, "Draft")).frame.minX
    #expect(abs(start - 20) < 0.001)
    #expect(middle.frame.midX == 400)
  }

  @Test func narrowBarsHaveNoItemsInTheMiddle() throws {
    let item = UINavigationItem(title: "Draft")
    item.style = .editor
    let middle = box(100)
    item.centerItemGroups = [UIBarButtonItem(customView: middle).creatingFixedGroup()]
    let bar = show(item)

    #expect(middle.superview == nil)
    #expect(abs(try #require(title(bar, "Draft")).frame.midX - 195) < 1)
  }

  /// That it does so by itself since iOS 16 is an answer in Apple's developer forums (thread 725719).
  @Test(arguments: [UINavigationItem.SearchBarPlacement.automatic, .inline])
  func aSearchBarLiesBesideTheTitleOfAWideBar(_ placement: UINavigationItem.SearchBarPlacement) {
    let item = UINavigationItem(title: "Title")
    let search = UISearchController()
    item.searchController = search
    item.preferredSearchBarPlacement = placement
    let wide = show(item, width: 800, isWide: true)
    #expect(wide.sizeThatFits(.zero).height == 44)
    #expect(search.searchBar.frame == CGRect(x: 540, y: 3, width: 240, height: 38))
    #expect(item.searchBarPlacement == .inline)

    let narrow = show(item)
    #expect(narrow.sizeThatFits(.zero).height == 96)
    withExtendedLifetime(narrow) { #expect(item.searchBarPlacement == .stacked) }
  }

  @Test func aStackedSearchBarLiesBelowTheTitleOfAWideBar() {
    let item = UINavigationItem(title: "Title")
    item.searchController = UISearchController()
    item.preferredSearchBarPlacement = .stacked

    let bar = show(item, width: 800, isWide: true)
    #expect(bar.sizeThatFits(.zero).height == 96)
    withExtendedLifetime(bar) { #expect(item.searchBarPlacement == .stacked) }
  }

  @Test func aBackActionReplacesGoingBack() throws {
    var count = 0
    let root = UIViewController()
    let top = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    navigation.pushViewController(top, animated: false)
    top.navigationItem.backAction = UIAction { _ in count += 1 }
    navigation.view.layoutIfNeeded()
    let back = try #require(
      navigation.navigationBar.subviews.compactMap { $0 as? UIControl }.first)
    back.sendActions(for: .touchUpInside)

    #expect(count == 1)
    #expect(navigation.topViewController === top)
  }

  @Test func aBackActionAloneShowsTheButton() {
    let item = UINavigationItem(title: "Root")
    #expect(show(item).subviews.contains { $0 is UIControl } == false)

    item.backAction = UIAction { _ in }
    #expect(show(item).subviews.contains { $0 is UIControl })
  }

  @Test func aTitleWithAMenuHasAnArrow() throws {
    let item = UINavigationItem(title: "Draft")
    let bar = show(item)
    let plain = try #require(title(bar, "Draft")).frame.width
    item.titleMenuProvider = { UIMenu(children: $0) }
    bar.layoutIfNeeded()

    #expect(try #require(title(bar, "Draft")).frame.width > plain + 8)
  }

  @Test func theDelegateMayKeepItems() {
    let bar = UINavigationBar()
    let delegate = BarKeeper()
    bar.delegate = delegate
    let item = UINavigationItem(title: "A")
    bar.pushItem(item, animated: false)
    delegate.allows = false
    bar.pushItem(UINavigationItem(title: "B"), animated: false)

    #expect(bar.popItem(animated: false) == nil)
    #expect(bar.items == [item])
    #expect(delegate.heard == ["push", "pushed", "push", "pop"])
  }

  @Test func aNavigationControllerThatIsADelegateIsAskedBeforeItPops() throws {
    let navigation = KeepingController(rootViewController: UIViewController())
    navigation.pushViewController(UIViewController(), animated: false)
    navigation.view.layoutIfNeeded()
    let back = try #require(
      navigation.navigationBar.subviews.compactMap { $0 as? UIControl }.first)
    back.sendActions(for: .touchUpInside)
    #expect(navigation.viewControllers.count == 2)

    navigation.allows = true
    back.sendActions(for: .touchUpInside)
    #expect(navigation.viewControllers.count == 1)
  }
}

@MainActor
private final class BarKeeper: NSObject, UINavigationBarDelegate {
  var allows = true
  var heard: [String] = []

  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    heard.append("push")
    return allows
  }
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    heard.append("pushed")
  }
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    heard.append("pop")
    return allows
  }
}

private final class KeepingController: UINavigationController, UINavigationBarDelegate {
  var allows = false

  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    allows
  }
}
