extension NavigationStack: NodeView {
  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    evaluation.at("stack").nodes(ofStack: root, path)
  }
}

extension NavigationView: NodeView {
  /// Columns are not drawn: on a wide screen, a view without the style of a stack fails.
  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    let environment = evaluation.environment
    if environment.horizontalSizeClass == .regular, !environment.navigatesInStacks {
      return [evaluation.undrawn("NavigationView in columns")]
    }
    return evaluation.at("stack").nodes(ofStack: content, nil)
  }
}

extension NavigationSplitView: NodeView {
  /// On narrow screens a stack; columns are not drawn.
  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    guard evaluation.environment.horizontalSizeClass != .regular else {
      return [evaluation.undrawn("NavigationSplitView in columns")]
    }
    let stack = evaluation.at("stack")
    switch compactColumn?.wrappedValue {
    case .detail?: return stack.nodes(ofStack: detail, nil)
    case .content?: return stack.nodes(ofStack: content, nil)
    default: return stack.nodes(ofStack: sidebar, nil)
    }
  }
}

extension Evaluation {
  fileprivate func nodes(ofStack content: any View, _ path: NavigationPaths?) -> [LayoutNode] {
    var surroundings = PageSurroundings(self)
    let navigator = kept("navigator") { Navigator(EmptyView(), surroundings) }
    surroundings.environment.navigator = navigator
    navigator.host.take(environment)
    navigator.show(content, surroundings, path)
    return [PagesNode(navigator.host, environment)]
  }
}

/// Pages that reach to the edges of the screen.
final class PagesNode: LayoutNode {
  private let host: PlatformViewHost

  init(_ host: PlatformViewHost, _ environment: EnvironmentValues) {
    self.host = host
    super.init(environment)
    bleeding = .all
  }

  override var ownKind: String { String(describing: type(of: host.content)) }

  override func makeView() -> UIView? { host }
}

extension EnvironmentValues {
  /// Whether a navigation view is a stack also where there is room for columns.
  var navigatesInStacks: Bool {
    get { value(false) }
    set { set(newValue) }
  }
}
