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

  nonisolated public init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) { self.init(storing: content(), selection) }
  @_disfavoredOverload
  nonisolated public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where SelectionValue == C.TabValue, Content == TabContentBuilder<SelectionValue>.Content<C> {
    self.init(storing: .init(content: content()), selection)
  }
}

extension TabView where SelectionValue == Int {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(storing: content(), nil)
  }
}

extension TabView where SelectionValue == Never {
  @_disfavoredOverload
  nonisolated public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where C.TabValue == Never, Content == TabContentBuilder<Never>.Content<C> {
    self.init(storing: .init(content: content()), nil)
  }
}

extension View {
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(_TabItemModifier(label: label()))
  }
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
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    let hasGround = (style as? PageIndexViewStyle)?.backgroundDisplayMode == .always
    return transformEnvironment(\.self) { environment in
      environment.hasPageGround = hasGround
      environment.pageDisplay?.hasGround = hasGround
    }
  }
}
