import Testing
import UIKit

/// Subclasses override and call the designated initializers of UIKit's headers, and inherit the others.
@MainActor
struct DesignatedInitializerTests {
  private final class Overlay: UIWindow {
    override init(windowScene: UIWindowScene) {
      super.init(windowScene: windowScene)
      tag = 1
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test func aWindowOfASceneIsHiddenAndHasItsScene() throws {
    let scene = try #require(
      UIWindow().windowScene ?? UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let type: UIWindow.Type = Overlay.self
    for window in [Overlay(windowScene: scene), type.init(windowScene: scene)] {
      #expect(window.tag == 1 && window.isHidden && window.windowScene === scene)
      #expect(window.frame == scene.screen.bounds)
    }
  }

  private final class Flow: UINavigationController {
    let step: Int
    init(step: Int, root: UIViewController) {
      self.step = step
      super.init(rootViewController: root)
    }
    required init?(coder: NSCoder) { fatalError("not in an interface file") }
  }

  private final class Bars: UINavigationController {
    override init(rootViewController: UIViewController) {
      super.init(rootViewController: rootViewController)
      title = "root"
    }
    override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
      super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
    }
    override init(nibName: String?, bundle: Bundle?) {
      super.init(nibName: nibName, bundle: bundle)
    }
    required init?(coder: NSCoder) { fatalError("not in an interface file") }
  }

  @Test func navigationControllersBeginWithTheirRoot() {
    let root = UIViewController()
    let type: UINavigationController.Type = Bars.self

    #expect(Flow(step: 2, root: root).viewControllers == [root])
    #expect(Bars(rootViewController: UIViewController()).title == "root")
    #expect(type.init(rootViewController: UIViewController()).title == "root")
    #expect(type.init(navigationBarClass: nil, toolbarClass: nil).viewControllers.isEmpty)
  }

  private final class Photo: UIImageView {
    override init(image: UIImage?) {
      super.init(image: image)
      tag = 1
    }
    override init(image: UIImage?, highlightedImage: UIImage?) {
      super.init(image: image, highlightedImage: highlightedImage)
      tag = 2
    }
    required init?(coder: NSCoder) { fatalError("not in an interface file") }
  }

  @Test func imageViewsHaveTheSizeOfTheirImage() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }
    let type: UIImageView.Type = Photo.self

    for (view, tag) in [
      (Photo(image: image), 1), (Photo(image: image, highlightedImage: image), 2),
      (type.init(image: image), 1), (type.init(image: image, highlightedImage: image), 2),
    ] {
      #expect(view.tag == tag && view.image === image && view.bounds.size == image.size)
      #expect((view.highlightedImage === image) == (tag == 2))
      #expect(!view.isUserInteractionEnabled)
    }
  }

  private final class Choice: UISegmentedControl {
    override init(items: [Any]?) {
      super.init(items: items)
      selectedSegmentIndex = 0
    }
    required init?(coder: NSCoder) { fatalError("not in an interface file") }
  }

  private final class Spinner: UIRefreshControl {
    override init() {
      super.init()
      tag = 3
    }
    required init?(coder: NSCoder) { fatalError("not in an interface file") }
  }

  private final class Glass: UIVisualEffectView {
    override init(effect: UIVisualEffect?) {
      super.init(effect: effect)
      tag = 4
    }
    required init?(coder: NSCoder) { fatalError("not in an interface file") }
  }

  private final class Wheel: UIActivityIndicatorView {
    override init(style: UIActivityIndicatorView.Style) { super.init(style: style) }
    required init(coder: NSCoder) { fatalError("not in an interface file") }
  }

  @Test func controlsRunTheOverrides() {
    let type: UISegmentedControl.Type = Choice.self

    #expect(Choice(items: ["a", "b"]).selectedSegmentIndex == 0)
    #expect(type.init(items: ["a", "b"]).selectedSegmentIndex == 0)
    #expect(Choice(items: ["a", "b"]).numberOfSegments == 2)
    #expect(Spinner().tag == 3 && Spinner().bounds.height == 60)
    #expect(UIRefreshControl().bounds.height == 60)
    #expect(Wheel(style: .large).style == .large)
  }

  /// `init(frame:)` is a convenience: a subclass has it by overriding the designated ones.
  @Test func effectViewsOfAFrameRunTheOverrideOfTheEffect() {
    let view = Glass(frame: CGRect(x: 1, y: 2, width: 30, height: 40))

    #expect(view.tag == 4 && view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(view.contentView.frame == view.bounds && view.effect == nil)
  }

  private final class Search: UISearchController {
    override init(searchResultsController: UIViewController?) {
      super.init(searchResultsController: searchResultsController)
    }
    override init(nibName: String?, bundle: Bundle?) {
      super.init(nibName: nibName, bundle: bundle)
    }
    required init?(coder: NSCoder) { fatalError("not in an interface file") }
  }

  private final class Book: UIPageViewController {
    override init(
      transitionStyle style: UIPageViewController.TransitionStyle,
      navigationOrientation: UIPageViewController.NavigationOrientation,
      options: [UIPageViewController.OptionsKey: Any]? = nil
    ) {
      super.init(
        transitionStyle: style, navigationOrientation: navigationOrientation, options: options)
    }
    required init?(coder: NSCoder) { fatalError("not in an interface file") }
  }

  private final class Rows: UITableViewController {
    override init(style: UITableView.Style) { super.init(style: style) }
    required init?(coder: NSCoder) { fatalError("not in an interface file") }
  }

  private final class Grid: UICollectionViewController {
    override init(collectionViewLayout layout: UICollectionViewLayout) {
      super.init(collectionViewLayout: layout)
    }
    required init?(coder: NSCoder) { fatalError("not in an interface file") }
  }

  private final class Panes: UISplitViewController {
    override init(style: UISplitViewController.Style) { super.init(style: style) }
    required init?(coder: NSCoder) { fatalError("not in an interface file") }
  }

  private final class Card: UIPresentationController {
    override init(
      presentedViewController: UIViewController,
      presenting presentingViewController: UIViewController?
    ) {
      super.init(
        presentedViewController: presentedViewController, presenting: presentingViewController)
    }
  }

  @Test func controllersRunTheOverrides() {
    let results = UIViewController()
    #expect(Search(searchResultsController: results).searchResultsController === results)
    #expect(Search(nibName: nil, bundle: nil).searchResultsController == nil)
    #expect(
      Book(transitionStyle: .scroll, navigationOrientation: .vertical).navigationOrientation
        == .vertical)
    #expect(Rows(style: .grouped).tableView.style == .grouped)
    #expect(
      Grid(collectionViewLayout: UICollectionViewFlowLayout()).collectionViewLayout
        is UICollectionViewFlowLayout)
    #expect(Panes(style: .tripleColumn).style == .tripleColumn)
    #expect(
      Card(presentedViewController: results, presenting: nil).presentedViewController === results)
  }

  private final class Note: UITextView {
    init() { super.init(frame: .zero, textContainer: nil) }
    required init?(coder: NSCoder) { fatalError("not in an interface file") }
  }

  private final class Table: UITableView {
    override init(frame: CGRect, style: UITableView.Style) {
      super.init(frame: frame, style: style)
    }
    required init?(coder: NSCoder) { fatalError("not in an interface file") }
  }

  private final class Cell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { fatalError("not in an interface file") }
  }

  private final class Header: UITableViewHeaderFooterView {
    override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
    required init?(coder: NSCoder) { fatalError("not in an interface file") }
  }

  private final class Collection: UICollectionView {
    override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
      super.init(frame: frame, collectionViewLayout: layout)
    }
    required init?(coder: NSCoder) { fatalError("not in an interface file") }
  }

  private final class Stack: UIStackView {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init(coder: NSCoder) { fatalError("not in an interface file") }
  }

  private final class Bar: UIProgressView {}

  @Test func viewsInheritWhatIsNotDesignated() {
    #expect(Note().textContainer.size != CGSize(width: -1, height: -1))
    #expect(Table(frame: .zero).style == .plain && Table().style == .plain)
    #expect(Cell(style: .default, reuseIdentifier: "a").detailTextLabel != nil)
    #expect(Header(reuseIdentifier: "b").reuseIdentifier == "b")
    #expect(
      Collection(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()).numberOfSections
        == 0)
    #expect(Stack(arrangedSubviews: [UIView()]).arrangedSubviews.count == 1)
    #expect(Bar(progressViewStyle: .bar).progressViewStyle == .bar)
  }

  private final class Item: UIBarButtonItem {
    override init() { super.init() }
    required init?(coder: NSCoder) { fatalError("not in an interface file") }
  }

  private final class Press: UILongPressGestureRecognizer {
    override init(target: Any?, action: Selector?) {
      super.init(target: target, action: action)
      minimumPressDuration = 2
    }
  }

  private final class Ring: CALayer {
    var width: CGFloat = 1
    override init() { super.init() }
    override init(layer: Any) {
      super.init(layer: layer)
      width = (layer as? Ring)?.width ?? 0
    }
    required init?(coder: NSCoder) { fatalError("not in an interface file") }
  }

  private final class Picture: UIImage, @unchecked Sendable {
    override init?(data: Data) { super.init(data: data) }
    override init(cgImage: CGImage) { super.init(cgImage: cgImage) }
    required convenience init(imageLiteralResourceName name: String) { fatalError("no file") }
  }

  @Test func whatIsNoViewRunsTheOverrides() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }
    let ring = Ring()
    ring.width = 5

    #expect(Item(title: "a", style: .plain, target: nil, action: nil).title == "a")
    #expect(Press(target: nil, action: nil).minimumPressDuration == 2)
    #expect(Ring(layer: ring).width == 5)
    #expect(
      Picture(data: try #require(image.pngData()))?.size
        == CGSize(width: 3 * image.scale, height: 2 * image.scale))
    #expect(Picture(data: Data()) == nil)
    #expect(Picture(cgImage: try #require(image.cgImage)).scale == 1)
    #expect(Segue.made(Segue.self).identifier == "go")
  }

  private final class Segue: UIStoryboardSegue {
    static func made(_ type: UIStoryboardSegue.Type) -> UIStoryboardSegue {
      type.init(identifier: "go", source: UIViewController(), destination: UIViewController())
    }
  }
}
