/// Has bars show what a page says of them.
@MainActor
struct PageBars {
  private let controller: UIViewController

  init(of controller: UIViewController) { self.controller = controller }

  private var item: UINavigationItem { controller.navigationItem }
  private var navigation: UINavigationController? {
    controller.parent as? UINavigationController
  }

  func show(_ settings: PageSettings, _ environment: EnvironmentValues?) {
    if item.title != settings.title { item.title = settings.title }
    let mode = settings.titleDisplayMode.largeTitleDisplayMode
    if item.largeTitleDisplayMode != mode { item.largeTitleDisplayMode = mode }
    let hidesBackButton = settings.hidesBackButton ?? false
    if item.hidesBackButton != hidesBackButton { item.hidesBackButton = hidesBackButton }
    if let environment { showItems(settings.items, environment) }
    showAppearance(settings.bars["navigationBar"])
    showSearch(settings.search)
    let isHidden = settings.bars["navigationBar"]?.visibility == .hidden
    guard let navigation, navigation.topViewController === controller else { return }
    if navigation.isNavigationBarHidden != isHidden { navigation.isNavigationBarHidden = isHidden }
    let hasToolbar =
      !(controller.toolbarItems ?? []).isEmpty
      && settings.bars["bottomBar"]?.visibility != .hidden
    if navigation.isToolbarHidden == hasToolbar { navigation.isToolbarHidden = !hasToolbar }
  }

  // MARK: Items

  private func showItems(_ entries: [ToolbarEntry], _ environment: EnvironmentValues) {
    let known = BarItems.items(of: controller)
    let items = zip(entries, known.update(entries, environment)).map { ($0, $1) }
    func show(_ side: ToolbarEntry.Side) -> [UIBarButtonItem] {
      items.filter { $0.0.side == side }.map(\.1)
    }
    set(show(.leading), \.leftBarButtonItems)
    item.leftItemsSupplementBackButton = true
    set(show(.trailing).reversed(), \.rightBarButtonItems)
    let principal = show(.principal).first?.customView
    if item.titleView !== principal { item.titleView = principal }
    let bottom = show(.bottom)
    if controller.toolbarItems ?? [] != bottom { controller.toolbarItems = bottom }
  }

  private func set(
    _ items: [UIBarButtonItem],
    _ path: ReferenceWritableKeyPath<UINavigationItem, [UIBarButtonItem]?>
  ) {
    if item[keyPath: path] ?? [] != items { item[keyPath: path] = items.isEmpty ? nil : items }
  }

  // MARK: Appearance

  private func showAppearance(_ bar: PageSettings.Bar?) {
    guard let bar, bar.background != nil || bar.style != nil else {
      if item.standardAppearance != nil {
        (item.standardAppearance, item.scrollEdgeAppearance) = (nil, nil)
      }
      return
    }
    let appearance = UINavigationBarAppearance()
    if bar.background == .hidden {
      appearance.configureWithTransparentBackground()
    } else {
      appearance.configureWithDefaultBackground()
    }
    if bar.background != .hidden, let style = bar.style,
      let color = EnvironmentValues(controller.traitCollection).color(for: style)
    {
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = color
      appearance.shadowColor = nil
    }
    item.standardAppearance = appearance
    // At the top of its content, a bar has its background only if that is asked for.
    item.scrollEdgeAppearance = bar.background == nil ? nil : appearance
  }

  // MARK: Search

  private func showSearch(_ search: PageSettings.Search?) {
    guard let search else {
      if item.searchController != nil { item.searchController = nil }
      return
    }
    let controller = item.searchController ?? UISearchController(searchResultsController: nil)
    controller.searchBar.placeholder = search.prompt ?? "Search"
    if controller.searchBar.text ?? "" != search.text.wrappedValue {
      controller.searchBar.text = search.text.wrappedValue
    }
    let updater = SearchTextWriter.writer(of: controller)
    updater.text = search.text
    if item.searchController !== controller {
      item.searchController = controller
      item.hidesSearchBarWhenScrolling = !search.isAlwaysShown
    }
  }
}

extension NavigationBarItem.TitleDisplayMode? {
  fileprivate var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode {
    switch self {
    case .inline: .never
    case .large: .always
    case .automatic, nil: .automatic
    }
  }
}

/// Writes what is typed into a search field to a binding.
private final class SearchTextWriter: NSObject, UISearchResultsUpdating {
  var text: Binding<String>?

  func updateSearchResults(for searchController: UISearchController) {
    let typed = searchController.searchBar.text ?? ""
    if text?.wrappedValue != typed { text?.wrappedValue = typed }
  }

  /// The writer of a controller, which lives as long as the controller.
  static func writer(of controller: UISearchController) -> SearchTextWriter {
    if let known = controller.searchResultsUpdater as? SearchTextWriter { return known }
    let writer = SearchTextWriter()
    controller.searchResultsUpdater = writer
    writers.setObject(writer, forKey: controller)
    return writer
  }

  private static let writers = NSMapTable<UISearchController, SearchTextWriter>
    .weakToStrongObjects()
}
