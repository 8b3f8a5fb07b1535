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
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { change() }
  }
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { change() }
  }
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
  /// - Important: Inert. Bars are 44 points high in every size class.
  open var compactAppearance: UINavigationBarAppearance?

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

  private func change() {
    bar?.superview?.setNeedsLayout()
    bar?.setNeedsLayout()
  }
}
