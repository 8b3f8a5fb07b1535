/// The controller of a navigation stack: it pushes the pages of its path, links and bindings, and reports pops to them.
final class Navigator: EndingValue {
  /// The reason for a page above the root.
  private enum Key: Hashable {
    case value(Int, AnyHashable)
    case link(ObjectIdentifier)
    case presented(ObjectIdentifier)
    case column(Int)
  }

  /// A page above the root.
  private struct Page {
    let key: Key
    let controller: PageController
    var dismiss: () -> Void
  }

  /// A page to which the user navigated by a link.
  private struct Linked {
    let link: ObjectIdentifier
    var content: any View
    var surroundings: PageSurroundings
  }

  /// A column that is above the root.
  struct Column {
    let content: any View
    let dismiss: () -> Void
  }

  let controller = NavigatorController()
  let host: PlatformViewHost
  private let root: PageController
  /// Those of the stack.
  ///
  /// As on iOS, a page does not inherit changes of the environment at a link to it.
  private var surroundings: PageSurroundings
  private var pages: [Page] = []
  private var linked: [Linked] = []
  private var ownPath: [AnyHashable] = []
  private var path: NavigationPaths?
  private var isUpdating = false
  /// The stack in the next column, in which links of this one show their pages.
  weak var next: Navigator?
  /// Called when the settings of the root change.
  var rootDidChange: () -> Void = {}
  /// The page that replaces the root, shown by a link in the previous column.
  private var instead: Linked?
  /// Pages that exist from the start, such as a detail above its sidebar.
  private var columns: [Column] = []
  /// Shows the next column, if columns are stacked.
  var showNextColumn: (() -> Void)?
  /// The pages whose content must be updated.
  private var outdated: Set<Key> = []

  init(_ content: any View, _ surroundings: PageSurroundings) {
    root = PageController(content, surroundings)
    self.surroundings = surroundings
    controller.navigationBar.prefersLargeTitles = true
    controller.navigationBar.showBarMaterialInPictures()
    controller.setViewControllers([root], animated: false)
    host = PlatformViewHost(controller.view, of: controller)
    root.settingsChanged = { [weak self, weak root] in
      self?.update(above: root)
      self?.rootDidChange()
      self?.tellTabs()
    }
    controller.pop = { [weak self] pop in
      // The page that becomes visible reports its destinations; the popped page counts until all has been reported.
      self?.isUpdating = true
      pop()
      self?.isUpdating = false
      self?.leavePages()
    }
  }

  func end() { host.leave() }

  func show(
    _ content: any View, _ surroundings: PageSurroundings, _ path: NavigationPaths?,
    columns: [Column] = []
  ) {
    self.path = path
    self.surroundings = surroundings
    self.columns = columns
    showRoot(content)
    if !values.isEmpty || !pages.isEmpty || !columns.isEmpty { update(above: root) }
  }

  private func showRoot(_ content: any View) {
    root.show(instead?.content ?? content, surroundings)
  }

  /// The settings of the visible page.
  var shownSettings: PageSettings { (pages.last?.controller ?? root).settings }

  /// The settings of the root.
  var rootSettings: PageSettings { root.settings }

  /// Updates the bars of all pages, because the navigator's own items have changed.
  func refreshBars() {
    for page in [root] + pages.map(\.controller) where page.isViewLoaded {
      page.settingsDidChange()
    }
  }

  private var values: [AnyHashable] { path?.get() ?? ownPath }

  // MARK: Links

  func push(_ value: AnyHashable) {
    if path == nil, let showNextColumn, destination(for: value, in: pages) == nil {
      return showNextColumn()
    }
    if let next, path == nil {
      guard let destination = destination(for: value, in: pages) else { return }
      return next.showInstead(
        Linked(
          link: ObjectIdentifier(self), content: destination.content,
          surroundings: destination.surroundings))
    }
    if let path { path.append(value) } else { ownPath.append(value) }
    update()
  }

  func push(_ content: any View, _ link: ObjectIdentifier, _ surroundings: PageSurroundings) {
    let page = Linked(link: link, content: content, surroundings: surroundings)
    if let next { return next.showInstead(page) }
    linked.append(page)
    update()
  }

  /// Replaces the root and all pages above it.
  private func showInstead(_ page: Linked) {
    (instead, linked, ownPath) = (page, [], [])
    if let path { path.removeLast(path.get().count) }
    showRoot(page.content)
    update(above: root)
  }

  /// Updates the page of a link.
  func update(_ content: any View, of link: ObjectIdentifier, _ surroundings: PageSurroundings) {
    if let next, next.instead?.link == link {
      next.instead = Linked(link: link, content: content, surroundings: surroundings)
      return next.showRoot(content)
    }
    guard let index = linked.firstIndex(where: { $0.link == link }) else { return }
    (linked[index].content, linked[index].surroundings) = (content, surroundings)
    page(.link(link))?.controller.show(content, self.surroundings(surroundings, of: .link(link)))
  }

  private func page(_ key: Key) -> Page? { pages.first { $0.key == key } }

  // MARK: Pages

  /// Pushes and pops pages until the stack has the requested pages.
  ///
  /// - Parameter changed: A page that has changed, whose destinations may have changed as well.
  private func update(above changed: PageController? = nil) {
    guard !isUpdating else { return }
    isUpdating = true
    let kept =
      changed === root ? 0 : pages.firstIndex { $0.controller === changed }.map { $0 + 1 }
    outdated = Set(pages.dropFirst(kept ?? pages.count).map(\.key))
    defer { isUpdating = false }
    var wanted: [Page] = columns.enumerated().map { index, column in
      page(.column(index), column.content, surroundings, column.dismiss)
    }
    for (index, value) in values.enumerated() {
      guard let destination = destination(for: value, in: wanted) else { break }
      wanted.append(
        page(.value(index, value), destination.content, destination.surroundings) {})
    }
    for link in linked {
      wanted.append(page(.link(link.link), link.content, link.surroundings) {})
    }
    addPresented(to: &wanted)
    pages = wanted
    let controllers = [root] + wanted.map(\.controller)
    if controller.viewControllers != controllers {
      controller.setViewControllers(controllers, animated: false)
    }
  }

  private func addPresented(to wanted: inout [Page]) {
    while let next = (wanted.last?.controller ?? root).settings.presented.first,
      !wanted.contains(where: { $0.key == .presented(next.key) })
    {
      wanted.append(
        page(.presented(next.key), next.content, next.surroundings, next.dismiss))
    }
  }

  private func destination(
    for value: AnyHashable, in pages: [Page]
  ) -> PageSettings.Destination? {
    let type = ObjectIdentifier(type(of: value.base))
    for page in [root] + pages.map(\.controller) {
      if let destination = page.settings.destinations[type]?(value) { return destination }
    }
    return nil
  }

  private func page(
    _ key: Key, _ content: any View, _ surroundings: PageSurroundings,
    _ dismiss: @escaping () -> Void
  ) -> Page {
    let surroundings = self.surroundings(surroundings, of: key)
    if var page = page(key) {
      page.dismiss = dismiss
      if outdated.contains(key) { page.controller.show(content, surroundings) }
      return page
    }
    let controller = PageController(content, surroundings)
    controller.settingsChanged = { [weak self, weak controller] in
      self?.update(above: controller)
      self?.tellTabs()
    }
    return Page(key: key, controller: controller, dismiss: dismiss)
  }

  /// The surroundings in which a page can dismiss itself.
  private func surroundings(
    _ surroundings: PageSurroundings, of key: Key
  ) -> PageSurroundings {
    var surroundings = surroundings
    surroundings.environment = self.surroundings.environment
    surroundings.environment.navigator = self
    surroundings.environment.dismissal = Dismissal { [weak self] in self?.pop(key) }
    if case .column(let index) = key {
      surroundings.environment.column = ColumnPlace(
        index: index + 1, goBack: columns[index].dismiss)
    }
    return surroundings
  }

  /// Updates the tab bar around the stack to the settings of the visible page.
  private func tellTabs() { surroundings.environment.tabPages?.pages?.showBar() }

  // MARK: Popping

  private func pop(_ key: Key) {
    guard let index = pages.firstIndex(where: { $0.key == key }) else { return }
    _ = controller.popToViewController(
      index == 0 ? root : pages[index - 1].controller, animated: true)
  }

  /// Reports pages that were popped to the code that requested them.
  private func leavePages() {
    defer {
      tellTabs()
      controller.outermostHost?.hearColorSchemes()
    }
    let gone = pages.filter { !controller.viewControllers.contains($0.controller) }
    pages.removeAll { page in gone.contains { $0.controller === page.controller } }
    var count = 0
    for page in gone {
      switch page.key {
      case .value: count += 1
      case .link(let link): linked.removeAll { $0.link == link }
      case .presented, .column: page.dismiss()
      }
    }
    guard count > 0 else { return }
    if let path { path.removeLast(count) } else { ownPath.removeLast(count) }
  }
}

/// A navigation controller that reports its pops.
final class NavigatorController: UINavigationController {
  /// Calls what pops.
  var pop: (() -> Void) -> Void = { $0() }

  override func popViewController(animated: Bool) -> UIViewController? {
    var popped: UIViewController?
    pop { popped = super.popViewController(animated: animated) }
    return popped
  }

  override func popToViewController(
    _ controller: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    var popped: [UIViewController]?
    pop { popped = super.popToViewController(controller, animated: animated) }
    return popped
  }
}
