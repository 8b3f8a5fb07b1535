import DarkroomCoreGraphics
import DarkroomObjectiveC
public import Foundation

/// What a controller shows in the navigation bar.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, @MainActor NSCoding {
  /// Whether a title stands large below the bar; `automatic` takes the previous item's.
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }
  /// How much the back button says: a title, a general word, or only the arrow.
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }

  /// Where title and items stand; those for browsing and editing have the title at the leading side, in wide bars.
  public enum ItemStyle: Int, Sendable { case navigator, browser, editor }
  /// Where a search bar lies: below the title, or, in wide bars, beside it.
  ///
  /// `automatic` is below it.
  public enum SearchBarPlacement: Int, Sendable { case automatic, inline, stacked }

  /// The bar that shows the item now.
  final weak var bar: UINavigationBar?

  public init(title: String) {
    self.title = title
    super.init()
  }

  public required init?(coder: NSCoder) { super.init() }

  /// - Important: Inert.
  open func encode(with coder: NSCoder) {}
  open func awakeFromNib() {}

  open var title: String? {
    willSet { _willChangeValue(of: \.title, named: "title") }
    didSet {
      change()
      _didChangeValue(of: \.title, named: "title")
    }
  }
  open var prompt: String? {
    didSet { change() }
  }
  open var titleView: UIView? {
    didSet { change() }
  }
  open var backButtonTitle: String? {
    didSet { change() }
  }
  open var backButtonDisplayMode: BackButtonDisplayMode = .default {
    didSet { change() }
  }
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { change() }
  }
  open var hidesBackButton = false {
    didSet { change() }
  }
  open var leftItemsSupplementBackButton = false {
    didSet { change() }
  }
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic {
    didSet { change() }
  }
  /// Those of the leading groups, while there are some; setting it takes these away.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { sides.leading.isEmpty ? sides.left : sides.leading.flatMap(\.barButtonItems) }
    set { changeSides { ($0.left, $0.leading) = (newValue, []) } }
  }
  /// Those of the trailing groups, the last first, while there are some; setting it takes these away.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get {
      sides.trailing.isEmpty ? sides.right : sides.trailing.flatMap(\.barButtonItems).reversed()
    }
    set { changeSides { ($0.right, $0.trailing) = (newValue, []) } }
  }
  final var sides = NavigationItemSides()
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  open func setHidesBackButton(_ hides: Bool, animated: Bool) { hidesBackButton = hides }

  // MARK: Appearance

  /// In place of the bar's own; nil to use that.
  open var standardAppearance: UINavigationBarAppearance? {
    didSet { change() }
  }
  /// In place of the bar's own; nil to use that.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { change() }
  }
  /// In place of the standard one where the screen is low (`verticalSizeClass`).
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { change() }
  }
  /// In place of the one for the edge where the screen is low.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { change() }
  }

  // MARK: Style

  open var style: ItemStyle = .navigator {
    didSet { change() }
  }
  open var preferredSearchBarPlacement: SearchBarPlacement = .automatic {
    didSet { change() }
  }
  /// Where the search bar lies in the bar that shows the item; `automatic` while none does.
  open var searchBarPlacement: SearchBarPlacement {
    guard let bar, searchController != nil else { return .automatic }
    return bar.searchIsInline ? .inline : .stacked
  }
  /// What the back button does while the item is on top, of which it shows one then in any case.
  open var backAction: UIAction? {
    didSet { change() }
  }
  /// Makes the menu of the title, which has an arrow while there is one.
  ///
  /// Headless: nobody opens it; a test asks it for its menu.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    didSet { change() }
  }
  /// - Important: Inert. Nobody customizes bars.
  open var customizationIdentifier: String?

  /// Its bar lies below the title.
  open var searchController: UISearchController? {
    didSet {
      oldValue?.item = nil
      searchController?.item = self
      change()
    }
  }
  /// - Important: Inert. The search bar stays while the content scrolls.
  open var hidesSearchBarWhenScrolling = true

  final func changeSides(_ edit: (inout NavigationItemSides) -> Void) {
    edit(&sides)
    change()
  }

  final func change() {
    bar?.superview?.setNeedsLayout()
    bar?.setNeedsLayout()
  }
}
