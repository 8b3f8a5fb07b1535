public import Foundation

/// A controller for a search bar and the results of a search.
///
/// In a navigation item its bar is below the title. It is active while the bar is being edited.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The controller whose view covers the searched screen while there are results to show; nil for none.
  open private(set) var searchResultsController: UIViewController?
  /// The bar, 320 points wide at first, which a navigation item shows below the title.
  open private(set) lazy var searchBar: UISearchBar = makeSearchBar()
  /// When a search shows the scopes of its bar.
  public enum ScopeBarActivation: Int, Sendable {
    case automatic, manual, onTextEntry, onSearchActivation
  }

  private final var storedIsActive = false
  /// Whose navigation item has this controller.
  final weak var item: UINavigationItem?

  /// Creates a controller; without a results controller, the searched screen shows the results itself.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates a controller without a results controller.
  public convenience init() { self.init(searchResultsController: nil) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The object that is told when the text or the activity changes; it is not retained.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The object that is told when the search begins and ends; it is not retained.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Setting it to false clears the text, and notifies the updater.
  open var isActive: Bool {
    get { storedIsActive }
    set { newValue ? activate() : deactivate() }
  }
  /// - Important: Inert. The screen below is not dimmed.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the title is hidden while the search is active, if the bar is in a navigation bar.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the cancel button is visible while the search is active; true by default.
  open var automaticallyShowsCancelButton = true
  /// Whether the scopes are visible while the search is active, depending on `scopeBarActivation`.
  open var automaticallyShowsScopeBar: Bool {
    get { scopeBarActivation != .manual }
    set { scopeBarActivation = newValue ? .automatic : .manual }
  }
  /// `automatic` is when the search is activated.
  open var scopeBarActivation: ScopeBarActivation = .automatic {
    didSet { showScopes() }
  }
  /// - Important: Inert. The screen below is not dimmed.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether the results controller is visible as long as the bar has a text; true by default.
  open var automaticallyShowsSearchResultsController = true {
    didSet { showResults() }
  }
  /// Whether the results controller is visible during a search, if it isn't shown automatically.
  open var showsSearchResultsController = false {
    didSet { showResults() }
  }

  private func makeSearchBar() -> UISearchBar {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    bar.onEdit = { [weak self] edit in self?.barDidChange(edit) }
    return bar
  }

  private func barDidChange(_ edit: UISearchBar.Edit) {
    switch edit {
    case .began: activate()
    case .changed: update()
    case .cancelled: deactivate()
    }
  }

  /// Only where the bar has scopes.
  private func showScopes() {
    guard searchBar.scopeButtonTitles?.isEmpty == false else { return }
    let hasText = searchBar.text?.isEmpty == false
    switch scopeBarActivation {
    case .manual: return
    case .onTextEntry: setShowsScopes(storedIsActive && hasText)
    case .automatic, .onSearchActivation: setShowsScopes(storedIsActive)
    }
  }

  private func setShowsScopes(_ shows: Bool) {
    if searchBar.showsScopeBar != shows { searchBar.setShowsScope(shows, animated: true) }
  }

  private func update() {
    showScopes()
    showResults()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  private func activate() {
    guard !storedIsActive else { return }
    delegate?.willPresentSearchController(self)
    storedIsActive = true
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
    delegate?.presentSearchController(self)
    barHostDidChange()
    if searchBar.window != nil { searchBar.becomeFirstResponder() }
    update()
    delegate?.didPresentSearchController(self)
  }

  private func deactivate() {
    guard storedIsActive else { return }
    delegate?.willDismissSearchController(self)
    storedIsActive = false
    searchBar.resignFirstResponder()
    searchBar.text = ""
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: true) }
    barHostDidChange()
    update()
    delegate?.didDismissSearchController(self)
  }

  private func barHostDidChange() { item?.bar?.heightMayHaveChanged() }

  // MARK: Results

  private var showsResults: Bool {
    guard storedIsActive else { return false }
    let hasText = searchBar.text?.isEmpty == false
    return automaticallyShowsSearchResultsController ? hasText : showsSearchResultsController
  }

  /// The controller whose screen is searched: the top of the navigation controller that shows the bar.
  private var host: UIViewController? {
    var responder: UIResponder? = searchBar
    while let current = responder {
      if let navigation = current as? UINavigationController { return navigation.topViewController }
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }

  /// Results cover the screen that is searched.
  private func showResults() {
    guard let results = searchResultsController else { return }
    if showsResults, results.parent == nil, let host {
      host.addChild(results)
      results.view.frame = host.view.bounds
      results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      host.view.addSubview(results.view)
      results.didMove(toParent: host)
    } else if !showsResults, results.parent != nil {
      results.parent?.announceRemoval(of: results)
      results.view.removeFromSuperview()
      results.removeFromParent()
    }
  }
}
