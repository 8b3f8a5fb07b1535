extension TabView: NodeView {
  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    let place = evaluation.at("tabs")
    let entries = entries(in: place).filter { !$0.isHidden }
    if let display = evaluation.environment.pageDisplay {
      return place.nodes(of: pages(entries, display))
    }
    let pages = place.kept("pages") { TabBarPages() }
    pages.host.take(place.environment)
    pages.show(entries, place, selection.map { TabSelection($0) })
    return [PagesNode(pages.host, place.environment)]
  }

  @MainActor
  private func entries(in evaluation: Evaluation) -> [TabEntry] {
    if let tabs = content as? any TabsContent { return tabs.entries }
    return evaluation.parts(of: content).map { TabEntry($0) }
  }

  @MainActor
  private func pages(_ entries: [TabEntry], _ display: PageDisplay) -> some View {
    let selected = selection.map { AnyHashable($0.wrappedValue) }
    let index = selected.flatMap { tag in entries.firstIndex { $0.tag == tag } } ?? 0
    return PagedTabs(entries: entries, index: index, display: display)
  }
}

/// The selected page of pages that are swiped, with dots below.
private struct PagedTabs: View {
  let entries: [TabEntry]
  let index: Int
  let display: PageDisplay

  /// The distance between the page control and the bottom of the pages.
  private static let dotsInset: CGFloat = 12

  var body: some View {
    ZStack(alignment: .bottom) {
      if entries.indices.contains(index) {
        entries[index].page.id(index)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      if display.showsDots, display.isAlways || entries.count > 1 {
        PageDots(count: entries.count, index: index, hasGround: display.hasGround)
          .fixedSize()
          .padding(.bottom, Self.dotsInset)
      }
    }
  }
}

private struct PageDots: UIViewRepresentable {
  let count: Int
  let index: Int
  let hasGround: Bool

  func makeUIView(context: Context) -> UIPageControl { UIPageControl() }

  func updateUIView(_ dots: UIPageControl, context: Context) {
    dots.numberOfPages = count
    dots.currentPage = index
    dots.backgroundStyle = hasGround ? .prominent : .automatic
  }
}

/// How a paged tab view shows which page is visible.
struct PageDisplay {
  var showsDots = true
  var isAlways = false
  var hasGround = false
}

extension EnvironmentValues {
  /// The display of pages; nil for pages with tabs in a bar.
  var pageDisplay: PageDisplay? {
    get { value(nil) }
    set { set(newValue) }
  }

  /// Whether the dots have a background.
  var hasPageGround: Bool {
    get { value(false) }
    set { set(newValue) }
  }
}

// MARK: Tabs as values

/// A view whose tabs are known.
@MainActor
protocol TabEntries {
  var entries: [TabEntry] { get }
}

/// A builder's tabs as a view.
@MainActor
protocol TabsContent {
  var entries: [TabEntry] { get }
}

extension TabContentBuilder.Content: TabsContent {
  var entries: [TabEntry] { tabEntries(of: content) }
}

/// The pages of tabs; for tabs that a team has composed, those of their body.
@MainActor
func tabEntries<C: TabContent>(of content: C) -> [TabEntry] {
  if let known = content as? any TabEntries { return known.entries }
  return C.Body.self == Never.self ? [] : tabEntries(of: content.body)
}

extension Tab: TabEntries {
  var entries: [TabEntry] {
    [TabEntry(content: content, label: label, tag: value.map { AnyHashable($0) }, badge: nil)]
  }
}

extension TabSection: TabEntries where Content: TabContent, Content.TabValue == SelectionValue {
  var entries: [TabEntry] { tabEntries(of: content) }
}

/// Several tabs, or tabs with a modifier.
struct TabGroup<TabValue: Hashable>: TabContent, TabEntries {
  let entries: [TabEntry]

  init(_ entries: [TabEntry]) { self.entries = entries }

  var body: Self { self }
}
