/// Pages with tabs.
public struct TabView<SelectionValue: Hashable, Content: View> {
  let selection: Binding<SelectionValue>?
  let content: Content

  init(storing content: Content, _ selection: Binding<SelectionValue>?) {
    self.content = content
    self.selection = selection
  }
}

extension TabView: View, UndrawnValue {
  public typealias Body = Never

  /// Creates pages, of which a binding selects one.
  ///
  /// - Parameters:
  ///   - selection: The tag of the visible page, which changes when the user chooses a tab; nil keeps it in the view.
  ///   - content: The pages, with their labels in `tabItem(_:)`.
  nonisolated public init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) { self.init(storing: content(), selection) }
  /// Creates pages with tabs, of which a binding selects one.
  ///
  /// - Parameters:
  ///   - selection: The value of the visible tab, which changes when the user chooses another.
  ///   - content: The tabs.
  @_disfavoredOverload
  nonisolated public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where SelectionValue == C.TabValue, Content == TabContentBuilder<SelectionValue>.Content<C> {
    self.init(storing: .init(content: content()), selection)
  }
}

extension TabView where SelectionValue == Int {
  /// Creates pages that begin with the first one; the view keeps the selection.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(storing: content(), nil)
  }
}

extension TabView where SelectionValue == Never {
  /// Creates pages with tabs that begin with the first one; the view keeps the selection.
  @_disfavoredOverload
  nonisolated public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where C.TabValue == Never, Content == TabContentBuilder<Never>.Content<C> {
    self.init(storing: .init(content: content()), nil)
  }
}

extension View {
  /// Sets the label of the page's tab, of which the text and the image are used.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(_TabItemModifier(label: label()))
  }
  /// Sets how the tab views in the view show their pages: swiped with dots for `page`, with a tab bar for all others.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    transformEnvironment(\.self) { environment in
      guard let style = style as? PageTabViewStyle else {
        environment.pageDisplay = nil
        return
      }
      environment.pageDisplay = PageDisplay(
        showsDots: style.indexDisplayMode != .never, isAlways: style.indexDisplayMode == .always,
        hasGround: environment.hasPageGround)
    }
  }
  /// Sets the background of the dots of pages; only a style that always has a background shows one.
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    let hasGround = (style as? PageIndexViewStyle)?.backgroundDisplayMode == .always
    return transformEnvironment(\.self) { environment in
      environment.hasPageGround = hasGround
      environment.pageDisplay?.hasGround = hasGround
    }
  }
}
