/// Shows a search field for the page in its bar.
struct _SearchModifier {
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let placement: SearchFieldPlacement
  let prompt: Text?

  init(
    _ text: Binding<String>, _ isPresented: Binding<Bool>?, _ placement: SearchFieldPlacement,
    _ prompt: Text?
  ) {
    self.text = text
    self.isPresented = isPresented
    self.placement = placement
    self.prompt = prompt
  }
}

extension _SearchModifier: ViewModifier, NodeModifier {
  typealias Body = Never

  func nodes(of content: (Evaluation) -> [LayoutNode], in evaluation: Evaluation) -> [LayoutNode] {
    let activity = evaluation.kept("search") { SearchActivity(evaluation.graph) }
    let text = text
    activity.isPresented = isPresented
    activity.write = { text.wrappedValue = $0 }
    var inner = evaluation
    inner.environment.search = activity
    inner.environment.searchScopes = nil
    inner.environment.searchSuggestions = nil
    inner.environment.searchFocus = nil
    let offer = SearchOffer(self, evaluation.environment)
    inner.environment.searchOffer = offer
    var nodes = content(inner)
    guard !nodes.isEmpty, !offer.isTaken else { return nodes }
    if activity.isActive, let suggestions = evaluation.environment.searchSuggestions {
      nodes[0] = covered(nodes[0], by: suggestions, inner)
    }
    let modifier = _PageSettingsModifier(value: ()) { page, evaluation, _ in
      page.search = search(activity, in: evaluation)
    }
    return modifier.nodes(of: { _ in nodes }, in: evaluation)
  }

  @MainActor
  private func search(
    _ activity: SearchActivity, in evaluation: Evaluation
  ) -> PageSettings.Search {
    let environment = evaluation.environment
    return PageSettings.Search(
      text: text, prompt: prompt?.resolved(in: environment)?.string,
      isAlwaysShown: placement.isAlwaysShown, isInDrawer: placement.isInDrawer,
      activity: activity,
      scopes: environment.searchScopes, focus: environment.searchFocus,
      keepsTitle: environment.searchKeepsTitle)
  }

  /// The page with suggestions above it, if there are any.
  @MainActor
  private func covered(
    _ page: LayoutNode, by suggestions: any View, _ evaluation: Evaluation
  ) -> LayoutNode {
    let place = evaluation.at("suggestions")
    guard !place.at("rows").nodes(of: suggestions).isEmpty else { return page }
    let list = List { AnyView(suggestions) }.listStyle(.plain)
    return LayerNode(
      page, place.inside(nil).node(of: list, in: ZStackLayout()), .center, isBehind: false)
  }
}

/// A view that completes the search text when it is tapped.
struct _SearchCompletionModifier {
  let completion: String
  @Environment(\.search) private var search

  init(completion: String) { self.completion = completion }
}

extension _SearchCompletionModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.frame(maxWidth: .infinity, alignment: .leading)
      .contentShape(Rectangle())
      .onTapGesture { search?.write(completion) }
  }
}
