/// When the scopes of a search are visible.
public struct SearchScopeActivation: Sendable {
  let activation: UISearchController.ScopeBarActivation

  /// Scopes that are visible as UIKit's search controller has it.
  public static let automatic = SearchScopeActivation(activation: .automatic)
  /// Scopes that are visible once text has been entered.
  public static let onTextEntry = SearchScopeActivation(activation: .onTextEntry)
  /// Scopes that are visible as long as the field is being edited.
  public static let onSearchPresentation = SearchScopeActivation(activation: .onSearchActivation)
}
