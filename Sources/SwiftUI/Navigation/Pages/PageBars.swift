/// Applies the settings of a page to its bars.
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
    showRole(settings.role)
    if let environment { showItems(settings, environment) }
    showBack(environment?.column)
    showTitleMenu(settings)
    showAppearance(settings.bars["navigationBar"])
    if let environment { showSearch(settings.search, environment) }
    guard let navigation, navigation.topViewController === controller else { return }
    showBars(settings, of: navigation)
  }

  private func showBars(_ settings: PageSettings, of navigation: UINavigationController) {
    let isHidden = settings.bars["navigationBar"]?.visibility == .hidden
    if navigation.isNavigationBarHidden != isHidden { navigation.isNavigationBarHidden = isHidden }
    let hasToolbar =
      !(controller.toolbarItems ?? []).isEmpty
      && settings.bars["bottomBar"]?.visibility != .hidden
    if navigation.isToolbarHidden == hasToolbar { navigation.isToolbarHidden = !hasToolbar }
    navigation.navigationBar.take(colorScheme: settings.bars["navigationBar"]?.colorScheme)
    navigation.toolbar?.take(colorScheme: settings.bars["bottomBar"]?.colorScheme)
    if let bar = navigation.toolbar {
      let look = BarLook(settings.bars["bottomBar"], controller.traitCollection)
      look.apply(
        to: bar, UIToolbarAppearance.init(barAppearance:), \.standardAppearance,
        \.scrollEdgeAppearance)
    }
  }

  private var isRoot: Bool { navigation?.viewControllers.first === controller }
  private var isWide: Bool { controller.traitCollection.horizontalSizeClass == .regular }

  // MARK: Items

  private func showItems(_ settings: PageSettings, _ environment: EnvironmentValues) {
    let known = BarItems.items(of: controller)
    let entries =
      settings.items.filter { !$0.isTitleMenu && $0.side != .keyboard }
      + overflow(of: settings)
    let items = zip(entries, known.update(entries, environment)).map { ($0, $1) }
    func show(_ sides: ToolbarEntry.Side...) -> [UIBarButtonItem] {
      items.filter { sides.contains($0.0.side) }.map(\.1)
    }
    // If there is a back button, navigation items are placed with the primary actions.
    let showsBack = !isRoot && !item.hidesBackButton && !isWide
    var leading = showsBack ? show(.leading) : show(.leading, .navigation)
    if let button = columnButton(environment) { leading.insert(button, at: 0) }
    set(leading, \.leftBarButtonItems)
    item.leftItemsSupplementBackButton = true
    let trailing = showsBack ? show(.trailing, .navigation) : show(.trailing)
    set(trailing.reversed(), \.rightBarButtonItems)
    showCenter(isForDocuments(settings) ? show(.secondary) : [])
    let principal = show(.principal).first?.customView
    if item.titleView !== principal { item.titleView = principal }
    let bottom = known.bottom(show(.bottom), status: show(.status))
    if controller.toolbarItems ?? [] != bottom { controller.toolbarItems = bottom }
  }

  private func showCenter(_ items: [UIBarButtonItem]) {
    guard item.centerItemGroups.flatMap(\.barButtonItems) != items else { return }
    item.centerItemGroups =
      items.isEmpty
      ? [] : [UIBarButtonItemGroup(barButtonItems: items, representativeItem: nil)]
  }

  private func isForDocuments(_ settings: PageSettings) -> Bool {
    isWide && item.style != .navigator
  }

  /// The button that opens a menu of the secondary actions, if they have no place in the bar.
  private func overflow(of settings: PageSettings) -> [ToolbarEntry] {
    let actions = settings.items.filter { $0.side == .secondary }
    guard let first = actions.first, !isForDocuments(settings) else { return [] }
    let menu = Menu {
      ForEach(actions.indices, id: \.self) { AnyView(actions[$0].content) }
    } label: {
      Label("More", systemImage: "ellipsis.circle")
    }
    return [ToolbarEntry(placement: .automatic, content: menu, surroundings: first.surroundings)]
  }

  /// The button that toggles the first column.
  private func columnButton(_ environment: EnvironmentValues) -> UIBarButtonItem? {
    guard isRoot, let place = environment.column, let pages = place.pages,
      navigation?.isNavigationBarHidden != true || place.pages?.owns(navigation) != true
    else { return nil }
    return pages.button(for: place.index)
  }

  /// Shows a back button if the stack's column is above another one.
  private func showBack(_ place: ColumnPlace?) {
    guard isRoot, let goBack = place?.goBack else {
      if item.backAction != nil { item.backAction = nil }
      return
    }
    item.backAction = UIAction { _ in goBack() }
  }

  private func set(
    _ items: [UIBarButtonItem],
    _ path: ReferenceWritableKeyPath<UINavigationItem, [UIBarButtonItem]?>
  ) {
    if item[keyPath: path] ?? [] != items { item[keyPath: path] = items.isEmpty ? nil : items }
  }

  // MARK: Role and menu

  /// Sets the style for a role; as on iOS, the back button of an editor shows no title.
  private func showRole(_ role: ToolbarRole?) {
    let style: UINavigationItem.ItemStyle =
      switch role?.name {
      case "editor": .editor
      case "browser": .browser
      default: .navigator
      }
    if item.style != style { item.style = style }
    guard let stack = navigation?.viewControllers, let index = stack.firstIndex(of: controller),
      index > 0
    else { return }
    let back = stack[index - 1].navigationItem
    let mode: UINavigationItem.BackButtonDisplayMode = style == .editor ? .minimal : .default
    if back.backButtonDisplayMode != mode { back.backButtonDisplayMode = mode }
  }

  /// - Important: The arrow is drawn; the menu that it opens has no elements.
  private func showTitleMenu(_ settings: PageSettings) {
    let hasMenu = settings.titleMenu != nil || settings.items.contains(where: \.isTitleMenu)
    guard hasMenu != (item.titleMenuProvider != nil) else { return }
    item.titleMenuProvider = hasMenu ? { UIMenu(children: $0) } : nil
  }

  // MARK: Appearance

  private func showAppearance(_ bar: PageSettings.Bar?) {
    BarLook(bar, controller.traitCollection).apply(
      to: item, UINavigationBarAppearance.init(barAppearance:), \.standardAppearance,
      \.scrollEdgeAppearance)
  }

  // MARK: Search

  private func showSearch(_ search: PageSettings.Search?, _ environment: EnvironmentValues) {
    guard let search else {
      if item.searchController != nil { item.searchController = nil }
      return
    }
    let controller = item.searchController ?? UISearchController(searchResultsController: nil)
    controller.searchBar.placeholder = search.prompt ?? "Search"
    if controller.searchBar.text ?? "" != search.text.wrappedValue {
      controller.searchBar.text = search.text.wrappedValue
    }
    controller.hidesNavigationBarDuringPresentation = !search.keepsTitle
    let place: UINavigationItem.SearchBarPlacement = search.isInDrawer ? .stacked : .automatic
    if item.preferredSearchBarPlacement != place { item.preferredSearchBarPlacement = place }
    if item.searchController !== controller {
      item.searchController = controller
      item.hidesSearchBarWhenScrolling = !search.isAlwaysShown
    }
    SearchListener.listener(of: controller).follow(search, environment)
    search.focus?.attach(to: [controller.searchBar])
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
