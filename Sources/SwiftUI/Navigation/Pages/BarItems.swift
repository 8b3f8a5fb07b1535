/// The bar items of a page, which are kept between evaluations.
@MainActor
final class BarItems {
  private var kept: [UIBarButtonItem] = []

  /// The items of a page, which live as long as its controller.
  static func items(of controller: UIViewController) -> BarItems {
    if let known = all.object(forKey: controller) { return known }
    let items = BarItems()
    all.setObject(items, forKey: controller)
    return items
  }

  private static let all = NSMapTable<UIViewController, BarItems>.weakToStrongObjects()

  /// An item for each entry.
  func update(_ entries: [ToolbarEntry], _ environment: EnvironmentValues) -> [UIBarButtonItem] {
    if kept.count != entries.count || zip(kept, entries).contains(where: { !$1.fits($0) }) {
      kept = entries.map { $0.makeItem() }
    }
    for (item, entry) in zip(kept, entries) {
      (item.customView as? BarItemView)?.show(entry)
    }
    return kept
  }

  private lazy var spaces = [UIBarButtonItem.flexibleSpace(), UIBarButtonItem.flexibleSpace()]

  /// The items of the bottom bar, with a status in the middle.
  func bottom(_ items: [UIBarButtonItem], status: [UIBarButtonItem]) -> [UIBarButtonItem] {
    status.isEmpty ? items : items + [spaces[0]] + status + [spaces[1]]
  }
}

/// A view in a bar.
final class BarItemView: _UIHostingView<PageRoot> {
  convenience init(_ entry: ToolbarEntry) {
    self.init(rootView: PageRoot(content: EmptyView()))
    backgroundColor = nil
    ignoresSafeArea = true
    // Bars do not grow with the preferred text size.
    traitOverrides.preferredContentSizeCategory = .large
  }

  func show(_ entry: ToolbarEntry) {
    var environment = entry.surroundings.environment
    environment.imageScale = .large
    environment.font = entry.isProminent ? .body.weight(.semibold) : .body
    inherited = environment
    let content = entry.content
    rootView = PageRoot(
      content: ToolbarItemView(content: content), surroundings: entry.surroundings)
    let size = size(.unspecified)
    if bounds.size != size { frame.size = size }
    invalidateIntrinsicContentSize()
  }
}

/// A view in a bar with the look of bars: labels show only their icons.
private struct ToolbarItemView: View {
  let content: any View

  var body: some View { AnyView(content).labelStyle(.iconOnly) }
}
