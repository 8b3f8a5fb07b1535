extension View {
  /// Adds a search field to the navigation bar of the page with the view.
  ///
  /// - Parameters:
  ///   - text: The text of the field, which changes with each keystroke.
  ///   - placement: The place of the field; all places are drawn below the title.
  ///   - prompt: The placeholder of the empty field; nil reads "Search".
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { modifier(_SearchModifier(text, nil, placement, prompt)) }
  /// Adds a search field with a localized placeholder to the navigation bar of the page with the view.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
  /// Adds a search field to the navigation bar of the page, with a placeholder that is shown as it is.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
  /// Adds a search field to the navigation bar of the page with the view, and begins a search while a binding is true.
  ///
  /// - Parameters:
  ///   - text: The text of the field, which changes with each keystroke.
  ///   - isPresented: Whether a search is in progress; the user changes it, too.
  ///   - placement: The place of the field; all places are drawn below the title.
  ///   - prompt: The placeholder of the empty field; nil reads "Search".
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { modifier(_SearchModifier(text, isPresented, placement, prompt)) }
  /// Adds a search field with a localized placeholder, and begins a search while a binding is true.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }
  /// Adds a search field with a placeholder that is shown as it is, and begins a search while a binding is true.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }
  /// The scopes are visible during a search.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View { searchScopes(scope, activation: .automatic, scopes) }
  /// The scopes are visible during a search, or once text has been entered.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation,
    @ViewBuilder _ scopes: () -> S
  ) -> some View {
    environment(
      \.searchScopes,
      SearchScopes(
        content: scopes(), activation: activation,
        isSelected: { $0 == AnyHashable(scope.wrappedValue) },
        select: { if let value = $0.base as? V { scope.wrappedValue = value } }))
  }
  /// The suggestions cover the content during a search.
  nonisolated public func searchSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View { environment(\.searchSuggestions, suggestions()) }
  /// A tap on the view enters the completion into the field.
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    modifier(_SearchCompletionModifier(completion: completion))
  }
  /// Edits the search field around the view while a focus state is true, and follows the user.
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    searchFocused(binding, equals: true)
  }
  /// Edits the search field around the view while a focus state has a value, and follows the user.
  nonisolated public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View { modifier(_SearchFocusModifier(binding: binding, value: value)) }
  /// Sets whether the title of the page stays visible during a search.
  nonisolated public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { environment(\.searchKeepsTitle, behavior == .avoidHidingContent) }
}

// MARK: Tokens

extension View {
  /// A search field with tokens.
  ///
  /// Tokens are not drawn yet: if the collection contains one, a picture fails and names this modifier.
  ///
  /// Source: [Suggesting search tokens](https://developer.apple.com/documentation/swiftui/search)
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable
  {
    modifier(_SearchTokensModifier(tokens: tokens))
      .searchable(text: text, placement: placement, prompt: prompt)
  }
  /// Adds a search field with tokens and a localized placeholder; a picture with a token fails.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable
  {
    searchable(
      text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
  }
  /// Adds a search field with tokens and a placeholder that is shown as it is; a picture with a token fails.
  @_disfavoredOverload
  nonisolated public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable
  {
    searchable(
      text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
  }
  /// Suggested tokens are visible only during a search, and are not drawn yet.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable
  {
    modifier(_SearchTokensModifier(tokens: tokens, suggested: suggestedTokens))
      .searchable(text: text, placement: placement, prompt: prompt)
  }
}
