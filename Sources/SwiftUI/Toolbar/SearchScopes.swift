/// The scopes of a search.
struct SearchScopes {
  /// A scope with its title and the value that selects it.
  struct Scope {
    let title: String
    let tag: AnyHashable?
  }

  let content: any View
  let activation: SearchScopeActivation
  let isSelected: (AnyHashable) -> Bool
  let select: (AnyHashable) -> Void

  @MainActor
  func scopes(in evaluation: Evaluation) -> [Scope] {
    evaluation.at("scopes").nodes(of: content).map {
      Scope(title: $0.first(TextNode.self)?.text.string ?? "", tag: $0.traits.tag?.value)
    }
  }
}

extension EnvironmentValues {
  var searchScopes: SearchScopes? {
    get { value(nil) }
    set { set(newValue) }
  }

  var searchSuggestions: (any View)? {
    get { value(nil) }
    set { set(newValue) }
  }

  var searchKeepsTitle: Bool {
    get { value(false) }
    set { set(newValue) }
  }

  /// The search that applies to a view; nil for none.
  var search: SearchActivity? {
    get { value(nil) }
    set { set(newValue) }
  }
}
