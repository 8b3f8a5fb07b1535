/// Configures the search of a page, and reports the user's actions to it.
final class SearchListener: NSObject, UISearchResultsUpdating, UISearchControllerDelegate,
  UISearchBarDelegate
{
  private var search: PageSettings.Search?
  private var scopes: [SearchScopes.Scope] = []
  private var isFollowing = false

  func follow(_ search: PageSettings.Search, _ environment: EnvironmentValues) {
    guard let controller else { return }
    isFollowing = true
    defer { isFollowing = false }
    self.search = search
    search.activity.end = { [weak controller] in controller?.isActive = false }
    showScopes(of: search, in: environment, controller)
    let wanted = search.activity.isPresented?.wrappedValue
    if let wanted, wanted != controller.isActive {
      controller.isActive = wanted
      search.activity.change(to: wanted)
    }
  }

  private weak var controller: UISearchController?

  private func showScopes(
    of search: PageSettings.Search, in environment: EnvironmentValues,
    _ controller: UISearchController
  ) {
    let bar = controller.searchBar
    let evaluation = Evaluation(
      graph: ViewGraph(), identity: IdentityNode(), environment: environment)
    scopes = search.scopes?.scopes(in: evaluation) ?? []
    let titles = scopes.map(\.title)
    if bar.scopeButtonTitles ?? [] != titles {
      bar.scopeButtonTitles = titles.isEmpty ? nil : titles
    }
    guard let asked = search.scopes else { return }
    if let index = scopes.firstIndex(where: { $0.tag.map(asked.isSelected) == true }),
      bar.selectedScopeButtonIndex != index
    {
      bar.selectedScopeButtonIndex = index
    }
    if controller.scopeBarActivation != asked.activation.activation {
      controller.scopeBarActivation = asked.activation.activation
    }
  }

  // MARK: What a person does

  func updateSearchResults(for searchController: UISearchController) {
    guard !isFollowing else { return }
    let typed = searchController.searchBar.text ?? ""
    if let text = search?.text, text.wrappedValue != typed { text.wrappedValue = typed }
  }

  func didPresentSearchController(_ searchController: UISearchController) {
    if !isFollowing { search?.activity.change(to: true) }
  }

  func didDismissSearchController(_ searchController: UISearchController) {
    if !isFollowing { search?.activity.change(to: false) }
  }

  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    guard !isFollowing, scopes.indices.contains(selectedScope),
      let tag = scopes[selectedScope].tag
    else { return }
    search?.scopes?.select(tag)
  }

  // MARK: Keeping

  /// The listener of a controller, which lives as long as the controller.
  static func listener(of controller: UISearchController) -> SearchListener {
    if let known = controller.searchResultsUpdater as? SearchListener { return known }
    let listener = SearchListener()
    listener.controller = controller
    controller.searchResultsUpdater = listener
    controller.delegate = listener
    controller.searchBar.delegate = listener
    listeners.setObject(listener, forKey: controller)
    return listener
  }

  private static let listeners = NSMapTable<UISearchController, SearchListener>
    .weakToStrongObjects()
}
