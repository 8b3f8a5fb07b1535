extension View {
  /// Sets the title in the navigation bar of the page with the view; only the text is used, not its style.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    page(with: title) { page, evaluation, title in
      page.title = title.resolved(in: evaluation.environment)?.string
    }
  }
  /// Sets the title of the page with the view to a localized text.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }
  /// Sets the title of the page with the view to a text that is not localized.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }
  /// Sets the title of the page with the view to the current value of a binding.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    page(with: title) { page, _, title in page.title = title.wrappedValue }
  }
  /// Sets the title of the page with the view; the older name of `navigationTitle(_:)`.
  nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
  /// Sets the title of the page to a localized text; the older name of `navigationTitle(_:)`.
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }
  /// Sets the title of the page to a text that is not localized; the older name of `navigationTitle(_:)`.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }
  /// Sets the title of the page and whether it is large; the older form of two modifiers.
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }
  /// Sets the title of the page to a localized text and whether it is large; the older form of two modifiers.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode) }
  /// Sets the title of the page to a text that is not localized and whether it is large; the older form of two
  /// modifiers.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }
  /// Sets whether the title of the page is large, below the bar, or small, inside of it.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { page { page in page.titleDisplayMode = displayMode } }
  /// Hides or shows the navigation bar of the page; the older form of `toolbar(_:for:)`.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    toolbar(hidden ? .hidden : .visible, for: .navigationBar)
  }
  /// Hides the button of the navigation bar that leads to the page before.
  nonisolated public func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View { page { page in page.hidesBackButton = hidesBackButton } }
  /// Adds views at both ends of the navigation bar, as items of a toolbar.
  nonisolated public func navigationBarItems<L: View, T: View>(
    leading: L, trailing: T
  ) -> some View {
    toolbar {
      ToolbarItem(placement: .navigationBarLeading) { leading }
      ToolbarItem(placement: .navigationBarTrailing) { trailing }
    }
  }
  /// Adds a view at the leading end of the navigation bar, as an item of a toolbar.
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarLeading) { leading } }
  }
  /// Adds a view at the trailing end of the navigation bar, as an item of a toolbar.
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarTrailing) { trailing } }
  }
  /// Sets the page to which values of a type lead, in links and in the path of a stack.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    let content = { (value: AnyHashable) -> (any View)? in
      (value.base as? D).map { destination($0) }
    }
    return page(with: (ObjectIdentifier(data), content)) { page, evaluation, destination in
      let surroundings = PageSurroundings(evaluation)
      page.destinations[destination.0] = { value in
        destination.1(value).map {
          PageSettings.Destination(content: $0, surroundings: surroundings)
        }
      }
    }
  }
  /// Pushes a page while a binding is true; leaving the page sets it to false.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    page(with: (isPresented, destination())) { page, evaluation, destination in
      guard destination.0.wrappedValue else { return }
      page.present(destination.1, evaluation) { destination.0.wrappedValue = false }
    }
  }
  /// Pushes a page while a binding has a value; leaving the page sets it to nil.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    page(with: (item, destination)) { page, evaluation, destination in
      guard let value = destination.0.wrappedValue else { return }
      page.present(destination.1(value), evaluation) { destination.0.wrappedValue = nil }
    }
  }
  /// Shows or hides the chevrons of the navigation links in rows of the view.
  nonisolated public func navigationLinkIndicatorVisibility(
    _ visibility: Visibility
  ) -> some View { environment(\.linkIndicatorVisibility, visibility) }
  /// - Important: Inert.
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    self
  }
  /// - Important: Inert.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View { self }
}

extension PageSettings {
  /// Adds a page that is presented above this one.
  @MainActor
  mutating func present(
    _ content: any View, _ evaluation: Evaluation, dismiss: @escaping () -> Void
  ) {
    presented.append(
      Presented(
        key: ObjectIdentifier(evaluation.identity), content: content,
        surroundings: PageSurroundings(evaluation), dismiss: dismiss))
  }
}

extension EnvironmentValues {
  /// Whether links in rows show a disclosure indicator.
  var linkIndicatorVisibility: Visibility {
    get { value(.automatic) }
    set { set(newValue) }
  }

  /// The navigation stack on which links push their pages.
  var navigator: Navigator? {
    get { surroundingStack.navigator }
    set { surroundingStack = SurroundingStack(navigator: newValue) }
  }

  private var surroundingStack: SurroundingStack {
    get { value(SurroundingStack()) }
    set { set(newValue) }
  }
}

/// Holds a stack weakly, because its pages hold the environment.
private struct SurroundingStack {
  weak var navigator: Navigator?
}
