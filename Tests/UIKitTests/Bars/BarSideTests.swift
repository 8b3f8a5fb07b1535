import DarkroomUIKit
import Testing

/// Bars of a phone that lies on its side: what stands in them keeps clear of the notch.
@MainActor
struct BarSideTests {
  private let window = NotchedWindow(
    CGSize(width: 852, height: 393), area: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 40))

  private func box(_ width: CGFloat) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20))
  }

  private func place(_ view: UIView) -> CGRect { view.convert(view.bounds, to: window) }

  private func label(_ text: String, in view: UIView) -> UILabel? {
    for child in view.subviews {
      if let label = child as? UILabel, label.text == text, !label.isHidden { return label }
      if let found = label(text, in: child) { return found }
    }
    return nil
  }

  @Test func itemsAndTitlesOfNavigationBars() throws {
    let (left, right) = (box(30), box(30))
    let root = UIViewController()
    root.title = "Title"
    root.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: left)
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: right)
    root.navigationItem.searchController = UISearchController()
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = true
    window.show(navigation)

    #expect(place(left).minX == 79)
    #expect(place(right).maxX == 792)
    #expect(place(try #require(label("Title", in: navigation.navigationBar))).minX == 79)
    let field = try #require(root.navigationItem.searchController?.searchBar.searchTextField)
    #expect(place(field).minX == 79 && place(field).maxX == 792)
    let next = UIViewController()
    navigation.pushViewController(next, animated: false)
    window.layoutIfNeeded()
    let back = try #require(navigation.navigationBar.subviews.compactMap { $0 as? UIControl }.first)
    #expect(place(back).minX == 59)
  }

  @Test func itemsOfToolbars() {
    let (first, last) = (box(30), box(30))
    let root = UIViewController()
    root.toolbarItems = [
      UIBarButtonItem(customView: first), .flexibleSpace(), UIBarButtonItem(customView: last),
    ]
    let navigation = UINavigationController(rootViewController: root)
    navigation.isToolbarHidden = false
    window.show(navigation)

    #expect(place(first).minX == 79)
    #expect(place(last).maxX == 792)
  }

  @Test func tabs() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = (0..<3).map { index in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: "\(index)", image: nil, tag: index)
      return controller
    }
    window.show(tabs)
    let buttons = tabs.tabBar.subviews.compactMap { $0 as? UIControl }.map(place)

    #expect(buttons.map(\.minX) == [61, 312, 563])
    #expect(buttons.map(\.maxX) == [308, 559, 810])
  }
}
