/// When the scopes of a search are visible.
public struct SearchScopeActivation: Sendable {
  let activation: UISearchController.ScopeBarActivation

  public static let automatic = SearchScopeActivation(activation: .automatic)
  public static let onTextEntry = SearchScopeActivation(activation: .onTextEntry)
  public static let onSearchPresentation = SearchScopeActivation(activation: .onSearchActivation)
}
