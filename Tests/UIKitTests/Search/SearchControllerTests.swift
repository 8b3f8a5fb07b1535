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
