import DarkroomUIKit
import Testing

/// Controllers made from metatypes that were declared as those of a superclass.
@MainActor
struct MetatypeControllerTests {
  private final class Screen: UIViewController {
    var names: [String?] = []
    override init(nibName: String?, bundle: Bundle?) {
      super.init(nibName: nibName, bundle: bundle)
      names.append(nibName)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Rows: UITableViewController {
    var isOwn = false
    override init(style: UITableView.Style) {
      super.init(style: style)
      isOwn = true
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Grid: UICollectionViewController {}
  private final class Stack: UINavigationController {}
  private final class Bar: UINavigationBar {}
  private final class Columns: UISplitViewController {}
  private final class Book: UIPageViewController {}
  private final class Search: UISearchController {}
  private final class Alert: UIAlertController {}
  private final class Share: UIActivityViewController {}
  private final class Sheet: UIPresentationController {}
  private final class Jump: UIStoryboardSegue {}
  private final class Chore: UIActivity {}

  @Test func aControllerIsOfTheClassThatTheMetatypeHolds() {
    let kind: UIViewController.Type = Screen.self
    let long = "a name that does not fit into sixteen bytes"

    #expect((kind.init() as? Screen)?.names == [nil])
    #expect((kind.init(nibName: long, bundle: .main) as? Screen)?.names == [long])
    #expect(kind.init(nibName: long, bundle: .main).nibBundle == .main)
  }

  @Test(arguments: eachController)
  func eachControllerIsMadePlain(_ kind: UIViewController.Type) {
    #expect(type(of: kind.init()) == kind)
  }

  private nonisolated static let eachController: [UIViewController.Type] = [
    UITableViewController.self, UICollectionViewController.self, UINavigationController.self,
    UITabBarController.self, UIPageViewController.self, UISearchController.self,
    UISplitViewController.self, UIAlertController.self, UIInputViewController.self,
  ]

  @Test func controllersOfListsAreMade() {
    let rows: UITableViewController.Type = Rows.self
    let plain: UIViewController.Type = Rows.self
    let grid: UICollectionViewController.Type = Grid.self
    let layout = UICollectionViewFlowLayout()

    #expect((rows.init(style: .grouped) as? Rows)?.isOwn == true)
    #expect(rows.init(style: .grouped).tableView.style == .grouped)
    #expect((plain.init() as? Rows)?.isOwn == true)
    #expect(grid.init(collectionViewLayout: layout) is Grid)
    #expect(grid.init(collectionViewLayout: layout).collectionViewLayout === layout)
  }

  @Test func containersAreMade() {
    let navigation: UINavigationController.Type = Stack.self
    let split: UISplitViewController.Type = Columns.self
    let pages: UIPageViewController.Type = Book.self
    let search: UISearchController.Type = Search.self
    let root = UIViewController()
    let barred = navigation.init(navigationBarClass: Bar.self, toolbarClass: nil)
    let book = pages.init(
      transitionStyle: .scroll, navigationOrientation: .vertical,
      options: [.interPageSpacing: 8])

    #expect(navigation.init(rootViewController: root) is Stack)
    #expect(navigation.init(rootViewController: root).viewControllers == [root])
    #expect(barred is Stack && barred.navigationBar is Bar)
    #expect(split.init(style: .tripleColumn) is Columns)
    #expect(split.init(style: .tripleColumn).style == .tripleColumn)
    #expect(book is Book && book.transitionStyle == .scroll)
    #expect(book.navigationOrientation == .vertical)
    #expect(search.init(searchResultsController: root) is Search)
    #expect(search.init(searchResultsController: root).searchResultsController === root)
  }

  @Test func presentedControllersAreMade() {
    let alert: UIAlertController.Type = Alert.self
    let share: UIActivityViewController.Type = Share.self
    let sheet: UIPresentationController.Type = Sheet.self
    let jump: UIStoryboardSegue.Type = Jump.self
    let activity: UIActivity.Type = Chore.self
    let (first, second) = (UIViewController(), UIViewController())
    let asking = alert.init(title: "Delete?", message: nil, preferredStyle: .actionSheet)
    let segue = jump.init(identifier: "go", source: first, destination: second)

    #expect(asking is Alert && asking.title == "Delete?")
    #expect(asking.preferredStyle == .actionSheet)
    #expect(share.init(activityItems: ["a"], applicationActivities: nil) is Share)
    #expect(
      sheet.init(presentedViewController: first, presenting: second).presentedViewController
        === first)
    #expect(segue is Jump && segue.identifier == "go" && segue.destination === second)
    #expect(activity.init() is Chore)
  }

  @Test func respondersOfAnyKindAreMade() {
    let kinds: [UIResponder.Type] = [UIResponder.self, UILabel.self, Screen.self]

    #expect(kinds.allSatisfy { type(of: $0.init()) == $0 })
  }
}
