/// A search field that a modifier around a navigation container offers to the container's pages.
///
/// Source: Apple, "Adding a search interface to your app",
/// where the modifier is applied to a `NavigationSplitView` or `NavigationStack`, or to a view inside one.
final class SearchOffer: @unchecked Sendable {
  private let search: _SearchModifier
  private let scopes: SearchScopes?
  private let suggestions: (any View)?
  private let focus: FocusTarget?
  private let keepsTitle: Bool
  /// Whether a container has put the field into one of its pages.
  private(set) var isTaken = false

  /// - Parameter environment: That of the modifier, with what other modifiers around it set.
  init(_ search: _SearchModifier, _ environment: EnvironmentValues) {
    self.search = search
    scopes = environment.searchScopes
    suggestions = environment.searchSuggestions
    focus = environment.searchFocus
    keepsTitle = environment.searchKeepsTitle
  }

  /// Puts the field into the root of a stack.
  @MainActor
  func put(into page: any View) -> any View {
    isTaken = true
    return AnyView(page).modifier(search)
      .environment(\.searchScopes, scopes)
      .environment(\.searchSuggestions, suggestions)
      .environment(\.searchFocus, focus)
      .environment(\.searchKeepsTitle, keepsTitle)
  }

  /// Puts the field into the sidebar if it is placed there, and otherwise into the last column, whose bar is the
  /// trailing one.
  ///
  /// Source: Apple's pages of `SearchFieldPlacement.sidebar`, `.automatic` and `.toolbar`.
  @MainActor
  func put(into columns: inout [any View]) {
    guard !columns.isEmpty else { return }
    let index = search.placement.isInSidebar ? 0 : columns.count - 1
    columns[index] = put(into: columns[index])
  }
}

extension EnvironmentValues {
  /// The search field for the next navigation container inside; nil if there is none.
  var searchOffer: SearchOffer? {
    get { value(nil) }
    set { set(newValue) }
  }
}
