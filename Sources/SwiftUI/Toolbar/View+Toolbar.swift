extension View {
  nonisolated public func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    page(with: content()) { page, evaluation, content in
      page.items += evaluation.at("toolbar").entries(of: content, .automatic)
    }
  }
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    page(with: content()) { page, evaluation, content in
      page.items += evaluation.at("toolbar").entries(of: content)
    }
  }
  nonisolated public func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { page { page in page.change(bars) { $0.visibility = visibility } } }
  nonisolated public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { page { page in page.change(bars) { $0.visibility = visibility } } }
  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { page(with: style) { page, _, style in page.change(bars) { $0.style = style } } }
  nonisolated public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { page { page in page.change(bars) { $0.background = visibility } } }
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { page { page in page.change(bars) { $0.background = visibility } } }
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { undrawn() }
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { undrawn() }
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    page { page in
      page.titleDisplayMode =
        ["large": .large, "inline": .inline, "inlineLarge": .large][mode.name] ?? .automatic
    }
  }
  /// - Important: Inert. Nobody opens the menu.
  nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    self
  }
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    page(with: (text, prompt)) { page, evaluation, search in
      page.search = PageSettings.Search(
        text: search.0, prompt: search.1?.resolved(in: evaluation.environment)?.string,
        isAlwaysShown: placement.isAlwaysShown)
    }
  }
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    page(with: (text, prompt)) { page, evaluation, search in
      page.search = PageSettings.Search(
        text: search.0, prompt: search.1?.resolved(in: evaluation.environment)?.string,
        isAlwaysShown: placement.isAlwaysShown)
    }
  }
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View { undrawn() }
  /// - Important: Inert. Suggestions are seen only while a person searches.
  nonisolated public func searchSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View { self }
  /// - Important: Inert.
  nonisolated public func searchCompletion(_ completion: String) -> some View { self }
  /// - Important: Inert.
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    self
  }
  nonisolated public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { undrawn() }
}
