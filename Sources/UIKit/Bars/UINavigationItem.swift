import DarkroomCoreGraphics
import DarkroomObjectiveC
public import Foundation

/// The content of the navigation bar while a controller is on top.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, @MainActor NSCoding {
  /// Whether a title is shown large below the bar; `automatic` uses the previous item's mode.
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }
  /// The title of the back button: the previous screen's title, a generic word, or only the arrow.
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }

  /// The layout of title and items; in the styles for browsing and editing, wide bars show the title at the leading
  /// side.
  public enum ItemStyle: Int, Sendable { case navigator, browser, editor }
  /// The position of a search bar: below the title, or beside it in wide bars.
  ///
  /// `automatic` means beside it in wide bars.
  public enum SearchBarPlacement: Int, Sendable { case automatic, inline, stacked }

  /// The bar that currently shows the item.
  final weak var bar: UINavigationBar?

  /// Creates an item with a title and no buttons.
  public init(title: String) {
    self.title = title
    super.init()
  }

  public required init?(coder: NSCoder) { super.init() }

  /// - Important: Inert.
  open func encode(with coder: NSCoder) {}
  /// Is called when the nib that contains the item has been loaded.
  open func awakeFromNib() {}

  /// The title, which the back button of the next item shows, too; nil shows none.
  open var title: String? {
    willSet { _willChangeValue(of: \.title, named: "title") }
    didSet {
      change()
      _didChangeValue(of: \.title, named: "title")
    }
  }
  /// The line above the title, which makes the bar 30 points higher; nil for none.
  open var prompt: String? {
    didSet { change() }
  }
  /// The view that replaces the title in the middle of the bar.
  open var titleView: UIView? {
    didSet { change() }
  }
  /// The title of the back button that leads to this item; nil means `title`.
  open var backButtonTitle: String? {
    didSet { change() }
  }
  /// Whether the back button that leads to this item shows a title, the word Back, or only the arrow.
  open var backButtonDisplayMode: BackButtonDisplayMode = .default {
    didSet { change() }
  }
  /// The item that provides title, image and action of the back button that leads to this item.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { change() }
  }
  /// Whether the back button is hidden while this item is on top; false by default.
  open var hidesBackButton = false {
    didSet { change() }
  }
  /// Whether the back button stays beside left items, which otherwise replace it; false by default.
  open var leftItemsSupplementBackButton = false {
    didSet { change() }
  }
  /// Whether this item's title is large, if the bar prefers large titles.
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic {
    didSet { change() }
  }
  /// The items of the leading groups if there are any, otherwise the left items; setting them removes the groups.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { sides.leading.isEmpty ? sides.left : sides.leading.flatMap(\.barButtonItems) }
    set { changeSides { ($0.left, $0.leading) = (newValue, []) } }
  }
  /// The items of the trailing groups, in reverse order, if there are any, otherwise the right items; setting them
  /// removes the groups.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get {
      sides.trailing.isEmpty ? sides.right : sides.trailing.flatMap(\.barButtonItems).reversed()
    }
    set { changeSides { ($0.right, $0.trailing) = (newValue, []) } }
  }
  final var sides = NavigationItemSides()
  /// The first of the left items; setting it replaces all of them.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first of the right items, at the edge; setting it replaces all of them.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// Sets the left item at once, animated or not.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the right item at once, animated or not.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Sets the left items at once, animated or not.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Sets the right items at once, animated or not.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Hides or shows the back button at once, animated or not.
  open func setHidesBackButton(_ hides: Bool, animated: Bool) { hidesBackButton = hides }

  // MARK: Appearance

  /// The appearance that replaces the bar's own; nil to use the bar's.
  open var standardAppearance: UINavigationBarAppearance? {
    didSet { change() }
  }
  /// The appearance that replaces the bar's own at the scroll edge; nil to use the bar's.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { change() }
  }
  /// The appearance that replaces the standard one if the screen is low (`verticalSizeClass`).
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { change() }
  }
  /// The appearance that replaces the scroll edge appearance if the screen is low.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { change() }
  }

  // MARK: Style

  /// The layout of title and items; `navigator` by default.
  open var style: ItemStyle = .navigator {
    didSet { change() }
  }
  /// The place of the search bar: below the title in narrow bars, and beside it in wide ones unless it is `stacked`.
  open var preferredSearchBarPlacement: SearchBarPlacement = .automatic {
    didSet { change() }
  }
  /// The position of the search bar in the bar that shows the item; `automatic` if no bar shows it.
  open var searchBarPlacement: SearchBarPlacement {
    guard let bar, searchController != nil else { return .automatic }
    return bar.searchIsInline ? .inline : .stacked
  }
  /// The action of the back button while the item is on top; if it is set, the back button is always shown.
  open var backAction: UIAction? {
    didSet { change() }
  }
  /// Creates the menu of the title; while it is set, the title shows an arrow.
  ///
  /// Nobody can open the menu here, so a test calls the closure.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    didSet { change() }
  }
  /// - Important: Inert. Nobody customizes bars.
  open var customizationIdentifier: String?

  /// The search controller whose bar is shown below the title.
  open var searchController: UISearchController? {
    didSet {
      oldValue?.item = nil
      searchController?.item = self
      change()
    }
  }
  /// Whether the search bar below the title scrolls away with the content.
  open var hidesSearchBarWhenScrolling = true {
    didSet { change() }
  }

  final func changeSides(_ edit: (inout NavigationItemSides) -> Void) {
    edit(&sides)
    change()
  }

  final func change() {
    bar?.superview?.setNeedsLayout()
    bar?.setNeedsLayout()
  }
}
