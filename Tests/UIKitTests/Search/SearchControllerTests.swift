import DarkroomUIKit
import Foundation
import Testing

@MainActor
@Suite(.serialized)
struct SearchControllerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private final class Updater: NSObject, UISearchResultsUpdating {
    var texts: [String] = []
    func updateSearchResults(for searchController: UISearchController) {
      texts.append(searchController.searchBar.text ?? "")
    }
  }

  @Test func aSearchBarLiesBelowTheTitle() {
    let screen = UIViewController()
    let search = UISearchController(searchResultsController: nil)
    screen.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: screen)
    window.show(navigation)

    #expect(navigation.navigationBar.frame.height == 96)
    #expect(search.searchBar.frame == CGRect(x: 0, y: 44, width: 390, height: 52))
    #expect(
      search.searchBar.searchTextField.frame == CGRect(x: 16, y: 1, width: 358, height: 36))
    #expect(screen.view.safeAreaInsets.top == 96)
  }

  /// Apple, `hidesSearchBarWhenScrolling`: by default the bar is hidden while the content scrolls.
  @Test(arguments: [true, false])
  func aSearchBarScrollsAwayBeforeALargeTitle(hides: Bool) {
    let screen = UITableViewController()
    let search = UISearchController(searchResultsController: nil)
    screen.navigationItem.searchController = search
    screen.navigationItem.hidesSearchBarWhenScrolling = hides
    let navigation = UINavigationController(rootViewController: screen)
    navigation.navigationBar.prefersLargeTitles = true
    window.show(navigation)
    screen.tableView.contentSize.height = 3000
    let bar = navigation.navigationBar
    func height(at offset: CGFloat) -> CGFloat {
      screen.tableView.contentOffset.y = offset
      window.layoutIfNeeded()
      return bar.frame.height
    }

    #expect(height(at: -148) == 148)
    #expect(height(at: -128) == 128)
    #expect(search.searchBar.frame.height == (hides ? 32 : 52))
    #expect(height(at: 500) == (hides ? 44 : 96))
    #expect(search.searchBar.isHidden == hides)
    #expect(height(at: -148) == 148 && !search.searchBar.isHidden)
  }

  @Test func anActiveSearchBarStays() {
    let screen = UITableViewController()
    let search = UISearchController(searchResultsController: nil)
    screen.navigationItem.searchController = search
    window.show(UINavigationController(rootViewController: screen))
    search.isActive = true
    screen.tableView.contentSize.height = 3000
    screen.tableView.contentOffset.y = 500
    window.layoutIfNeeded()

    #expect(!search.searchBar.isHidden && search.searchBar.frame.height == 52)
  }

  /// Recorded by iOS 18.1 at three pixels a point, in bitwarden/authenticator-ios, `ItemListViewTests`:
  /// `test_snapshot_ItemListView_previews.Empty-portrait.png` (medium text), where the field is 103 pixels high, and
  /// `…Empty-portraitAX5.png`, where it is 304; content begins 45 pixels below both.
  @Test(arguments: [
    (UIContentSizeCategory.medium, 103.0 / 3, 16),
    (.accessibilityExtraExtraExtraLarge, 304.0 / 3, 53),
  ])
  func theFieldGrowsWithTheText(
    _ category: UIContentSizeCategory, _ height: Double, _ pointSize: CGFloat
  ) {
    let screen = UIViewController()
    let search = UISearchController(searchResultsController: nil)
    screen.navigationItem.searchController = search
    window.traitOverrides.preferredContentSizeCategory = category
    window.show(UINavigationController(rootViewController: screen))
    let field = search.searchBar.searchTextField

    #expect(abs(field.frame.height - height) < 0.01)
    #expect(field.frame.minY == 1)
    #expect(abs(screen.view.safeAreaInsets.top - (44 + 1 + height + 15)) < 0.01)
    #expect(field.font?.pointSize == pointSize)
    #expect(field.leftView?.bounds.size == UISearchTextField().leftView?.bounds.size)

    window.traitOverrides.preferredContentSizeCategory = .large
    window.layoutIfNeeded()
    #expect(field.frame.height == 36 && screen.view.safeAreaInsets.top == 96)
  }

  @Test func editingTheBarBeginsTheSearchAndTellsTheUpdater() {
    let updater = Updater()
    let screen = UIViewController()
    let results = UIViewController()
    let search = UISearchController(searchResultsController: results)
    search.searchResultsUpdater = updater
    screen.navigationItem.searchController = search
    window.show(UINavigationController(rootViewController: screen))

    search.searchBar.becomeFirstResponder()
    #expect(search.isActive)
    #expect(search.searchBar.showsCancelButton)
    #expect(results.parent == nil)
    search.searchBar.searchTextField.insertText("a")
    #expect(updater.texts.last == "a")
    #expect(results.parent === screen)

    search.isActive = false
    #expect(search.searchBar.text == "")
    #expect(updater.texts.last == "")
    #expect(results.parent == nil)
    #expect(!search.searchBar.showsCancelButton)
  }
}
