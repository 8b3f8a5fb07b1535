/// The controller of pages with tabs: it shows the content of a tab view, and stores the selection when a tab is
/// tapped.
final class TabBarPages: EndingValue {
  let controller = UITabBarController()
  let host: PlatformViewHost
  private var pages: [PageController] = []
  private var tags: [AnyHashable?] = []
  private let taps = TabTaps()

  init() {
    host = PlatformViewHost(controller.view, of: controller)
    controller.delegate = taps
  }

  func end() { host.leave() }

  func show(_ entries: [TabEntry], _ evaluation: Evaluation, _ selection: TabSelection?) {
    var surroundings = PageSurroundings(evaluation)
    surroundings.environment.column = nil
    surroundings.environment.tabPages = TabPlace(pages: self)
    if pages.count != entries.count {
      pages = entries.map { PageController($0.content, surroundings) }
      for (page, entry) in zip(pages, entries) { update(page, entry, evaluation) }
      controller.setViewControllers(pages, animated: false)
    } else {
      for (page, entry) in zip(pages, entries) {
        page.show(entry.content, surroundings)
        update(page, entry, evaluation)
      }
    }
    tags = entries.map(\.tag)
    if let tint = evaluation.environment.tintColor ?? evaluation.environment.accentColor {
      controller.tabBar.tintColor = tint.uiColor(in: evaluation.environment)
    }
    select(selection)
  }

  private func select(_ selection: TabSelection?) {
    if let selection, let index = tags.firstIndex(where: { $0 == selection.get() }) {
      controller.selectedIndex = index
    }
    taps.selected = { [weak self] page in
      guard let self, let index = pages.firstIndex(where: { $0 === page }),
        let tag = tags[index]
      else { return }
      selection?.set(tag)
    }
    for page in pages { page.settingsChanged = { [weak self] in self?.showBar() } }
    showBar()
  }

  /// Updates the bar, because the selected page may hide it or set its background.
  func showBar() {
    guard pages.indices.contains(controller.selectedIndex) else { return }
    let page = pages[controller.selectedIndex]
    guard page.isViewLoaded else { return }
    let bar = page.settings.bars["tabBar"]
    controller.tabBar.isHidden = bar?.visibility == .hidden
    controller.tabBar.take(colorScheme: bar?.colorScheme)
    BarLook(bar, controller.traitCollection).apply(
      to: controller.tabBar, UITabBarAppearance.init(barAppearance:), \.standardAppearance,
      \.scrollEdgeAppearance)
    controller.outermostHost?.hearColorSchemes()
  }

  private func update(_ page: PageController, _ entry: TabEntry, _ evaluation: Evaluation) {
    // The label of a composed view's tab is in its body.
    let content = entry.label ?? page.settings.tabLabel
    let label = TabLabel(content, evaluation.environment)
    let item = page.tabBarItem ?? UITabBarItem()
    if item.title != label.title { item.title = label.title }
    if item.image !== label.image { item.image = label.image }
    let badge = entry.badge?.resolved(in: evaluation.environment)?.string
    if item.badgeValue != badge { item.badgeValue = badge }
    item.isEnabled = !entry.isDisabled
  }
}

/// The tab view to which a page belongs.
struct TabPlace: @unchecked Sendable {
  weak var pages: TabBarPages?
}

extension EnvironmentValues {
  /// The tab view; nil for a page without a tab.
  var tabPages: TabPlace? {
    get { value(nil) }
    set { set(newValue) }
  }
}

/// The selection of a tab view.
struct TabSelection {
  let get: () -> AnyHashable
  let set: (AnyHashable) -> Void

  init<Value: Hashable>(_ selection: Binding<Value>) {
    get = { AnyHashable(selection.wrappedValue) }
    set = { if let value = $0.base as? Value { selection.wrappedValue = value } }
  }
}

/// The title and image of a tab.
@MainActor
struct TabLabel {
  let title: String?
  let image: UIImage?

  /// Creates a label; symbols are filled, as is usual in tab bars.
  init(_ label: (any View)?, _ environment: EnvironmentValues) {
    guard let label else {
      (title, image) = (nil, nil)
      return
    }
    var environment = environment
    environment.symbolVariants = .fill
    environment.labelStyles = [TitleAndIconLabelStyle()]
    let evaluation = Evaluation(
      graph: ViewGraph(), identity: IdentityNode(), environment: environment)
    let node = evaluation.node(of: label, in: HStackLayout())
    title = node.first(TextNode.self)?.text.string
    // The bar colors the image.
    image = node.first(ImageNode.self)?.image.image?.withRenderingMode(.alwaysTemplate)
  }
}

extension LayoutNode {
  /// The first node of a type in the node, in tree order.
  func first<Node: LayoutNode>(_ kind: Node.Type) -> Node? {
    self as? Node ?? children.lazy.compactMap { $0.first(kind) }.first
  }
}

/// Hears of taps on tabs.
private final class TabTaps: NSObject, UITabBarControllerDelegate {
  var selected: (UIViewController) -> Void = { _ in }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { selected(viewController) }
}
