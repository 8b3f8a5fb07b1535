extension NavigationStack: NodeView {
  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    evaluation.at("stack").nodes(ofStack: root, path)
  }
}

extension NavigationView: NodeView {
  /// With enough space each of several views is a column, unless the style is that of a stack.
  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    let environment = evaluation.environment
    guard environment.horizontalSizeClass == .regular, !environment.navigatesInStacks else {
      return evaluation.at("stack").nodes(ofStack: content, nil)
    }
    var columns = evaluation.parts(of: content).prefix(3).map { $0 }
    if columns.count == 1 { columns.append(EmptyView()) }
    return evaluation.at("columns").nodes(of: ColumnPages.Request(columns: columns))
  }
}

extension NavigationSplitView: NodeView {
  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    var columns: [any View] = [sidebar, detail]
    if let content { columns.insert(content, at: 1) }
    guard evaluation.environment.horizontalSizeClass != .regular else {
      return evaluation.at("columns").nodes(
        of: ColumnPages.Request(
          columns: columns, visibility: visibility, overlaps: evaluation.environment.columnsOverlap)
      )
    }
    return evaluation.at("stack").nodes(ofStacked: columns, compactColumn)
  }
}

extension Evaluation {
  fileprivate func nodes(ofStack content: any View, _ path: NavigationPaths?) -> [LayoutNode] {
    var surroundings = PageSurroundings(self)
    let navigator = kept("navigator") { Navigator(EmptyView(), surroundings) }
    surroundings.environment.navigator = navigator
    navigator.host.take(environment)
    navigator.show(environment.searchOffer?.put(into: content) ?? content, surroundings, path)
    return [
      PagesNode(
        navigator.host, environment, replacesBar: environment.column != nil,
        shown: environment.tabPages == nil ? nil : { navigator.shownSettings })
    ]
  }

  fileprivate func nodes(of request: ColumnPages.Request) -> [LayoutNode] {
    let surroundings = PageSurroundings(self)
    let count = request.columns.count
    var request = request
    environment.searchOffer?.put(into: &request.columns)
    let pages = kept("pages \(count)") { ColumnPages(columns: count, surroundings) }
    pages.host.take(environment)
    pages.show(request, surroundings)
    return [PagesNode(pages.host, environment)]
  }

  /// Columns in a narrow space: each is above the previous one, up to the requested one.
  fileprivate func nodes(
    ofStacked columns: [any View], _ wanted: Binding<NavigationSplitViewColumn>?
  ) -> [LayoutNode] {
    var surroundings = PageSurroundings(self)
    let navigator = kept("navigator") { Navigator(EmptyView(), surroundings) }
    let own = kept("column") { ShownColumn(graph) }
    let order: [NavigationSplitViewColumn] =
      columns.count == 3 ? [.sidebar, .content, .detail] : [.sidebar, .detail]
    func go(to index: Int) {
      if let wanted { wanted.wrappedValue = order[index] } else { own.index = index }
    }
    let index = wanted.map { order.firstIndex(of: $0.wrappedValue) ?? 0 } ?? own.index
    surroundings.environment.navigator = navigator
    surroundings.environment.column = ColumnPlace(index: 0)
    navigator.host.take(environment)
    navigator.showNextColumn =
      index < order.count - 1 ? { go(to: index + 1) } : nil
    let above = columns.enumerated().dropFirst().prefix(index).map { index, content in
      Navigator.Column(content: content) { go(to: index - 1) }
    }
    let root = environment.searchOffer?.put(into: columns[0]) ?? columns[0]
    navigator.show(root, surroundings, nil, columns: above)
    return [PagesNode(navigator.host, environment)]
  }
}

/// The column that is shown in a narrow space.
@MainActor
private final class ShownColumn {
  var index = 0 { didSet { graph?.invalidate() } }
  private weak var graph: ViewGraph?

  init(_ graph: ViewGraph) { self.graph = graph }
}

/// Pages that extend to the edges of the screen.
final class PagesNode: LayoutNode {
  private let host: PlatformViewHost
  /// Whether the pages' own bar replaces that of the page that they fill.
  private let replacesBar: Bool
  /// The settings of the visible page, for the tabs around it; nil without tabs.
  private let shown: (() -> PageSettings)?

  init(
    _ host: PlatformViewHost, _ environment: EnvironmentValues, replacesBar: Bool = false,
    shown: (() -> PageSettings)? = nil
  ) {
    self.host = host
    self.replacesBar = replacesBar
    self.shown = shown
    super.init(environment)
    bleeding = .all
  }

  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    guard key == PageSettingsKey.self, replacesBar || shown != nil else {
      return super.preference(key)
    }
    var settings = PageSettings()
    if replacesBar { settings.change([.navigationBar]) { $0.visibility = .hidden } }
    settings.bars["tabBar"] = shown?().bars["tabBar"]
    return settings as? K.Value
  }

  override var ownKind: String { String(describing: type(of: host.content)) }

  override func makeView() -> UIView? { host }
}

extension EnvironmentValues {
  /// Whether a navigation view is a stack even with enough space for columns.
  var navigatesInStacks: Bool {
    get { value(false) }
    set { set(newValue) }
  }

  /// Whether columns overlap the detail; nil if that depends on the screen.
  var columnsOverlap: Bool? {
    get { value(nil) }
    set { set(newValue) }
  }
}
