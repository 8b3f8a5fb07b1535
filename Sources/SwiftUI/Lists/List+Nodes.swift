extension List: NodeView {
  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    var inner = evaluation.at("content").inside(.vertical)
    inner.environment.scroll = evaluation.environment.scroll.inherited
    inner.environment.viewport = evaluation.environment.viewport?.inner
    inner.environment.list.isInList = true
    inner.environment.list.margins = evaluation.environment.scroll.margins
    let list = evaluation.environment.list
    let pins: PinnedScrollableViews = list.look.isGrouped ? [] : .sectionHeaders
    let state = evaluation.kept("list") { ListState(evaluation.graph) }
    state.begin()
    let rows = LazyNode(
      .vertical, .stack(HorizontalAlignment.leading.id), spacing: 0, pins,
      ListContent(content: content, selection: selection, state: state), inner.at("lazy"))
    var outer = evaluation
    if list.look.hasCards {
      // The rows have these margins, instead of the list.
      for edge in [Edge.leading, .trailing] { outer.environment.scroll.margins[edge] = nil }
    }
    let scroll = ScrollNode(rows, .vertical, showsIndicators: true, outer)
    guard list.background != .hidden else { return [scroll] }
    let ground = evaluation.environment.fill(Rectangle(), Color(uiColor: list.look.ground))
    ground.bleeding = .all
    return [LayerNode(scroll, ground, .center, isBehind: true)]
  }
}

extension Form: NodeView {
  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    let style = evaluation.environment.formStyle
    return body(of: style, in: evaluation.at("form"))
  }

  @MainActor
  private func body<Style: FormStyle>(of style: Style, in evaluation: Evaluation) -> [LayoutNode] {
    let style = evaluation.linked(style, "style ")
    let configuration = FormStyleConfiguration(
      content: FormStyleConfiguration.Content(content: AnyView(content)))
    return evaluation.nodes(
      of: evaluation.tracking { style.makeBody(configuration: configuration) })
  }
}

extension FormStyleConfiguration.Content: NodeView {
  func nodes(in evaluation: Evaluation) -> [LayoutNode] { evaluation.nodes(of: content) }
}

extension FormStyleConfiguration.Content: LazyContent {
  func lazyItems(in evaluation: Evaluation) -> LazyItems { evaluation.lazyItems(of: content) }
}

extension EnvironmentValues {
  var formStyle: any FormStyle {
    get { value(AutomaticFormStyle() as any FormStyle) }
    set { set(newValue) }
  }
}
