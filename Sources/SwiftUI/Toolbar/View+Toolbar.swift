extension View {
  /// Adds views to the bars of the page with the view, at the automatic place of each.
  nonisolated public func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    page(with: content()) { page, evaluation, content in
      page.items += evaluation.at("toolbar").entries(of: content, .automatic)
    }
  }
  /// Adds items to the bars of the page with the view, at the place that each item names.
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    page(with: content()) { page, evaluation, content in
      page.items += evaluation.at("toolbar").entries(of: content)
    }
  }
  /// Shows or hides bars of the page with the view.
  nonisolated public func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { page { page in page.change(bars) { $0.visibility = visibility } } }
  /// Shows or hides bars of the page with the view; the newer name of `toolbar(_:for:)`.
  nonisolated public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { page { page in page.change(bars) { $0.visibility = visibility } } }
  /// Sets the style that fills bars of the page with the view.
  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { page(with: style) { page, _, style in page.change(bars) { $0.style = style } } }
  /// Shows or hides the background of bars of the page with the view.
  nonisolated public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { page { page in page.change(bars) { $0.background = visibility } } }
  /// Shows or hides the background of bars; the newer name of `toolbarBackground(_:for:)`.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { page { page in page.change(bars) { $0.background = visibility } } }
  /// Sets the color scheme of bars of the page with the view; nil is that of the page.
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { page { page in page.change(bars) { $0.colorScheme = colorScheme } } }
  /// Sets the style of the navigation bar of the page with the view, which affects items and the back button.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View {
    page { page in page.role = role }
  }
  /// Takes the title or the button of the sidebar out of the bar; other kinds change nothing.
  nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    page { page in
      switch defaultItemKind {
      case .sidebarToggle?: page.removesSidebarToggle = true
      case .title?: page.title = ""
      default: break
      }
    }
  }
  /// Sets the size of the title of the page with the view.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    page { page in
      page.titleDisplayMode =
        ["large": .large, "inline": .inline, "inlineLarge": .large][mode.name] ?? .automatic
    }
  }
  /// A title with a menu shows an arrow.
  nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    page(with: content()) { page, _, content in page.titleMenu = content }
  }
}
