/// Shows a SwiftUI view in a cell.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  let content: Content
  let background: Background
  var margins = EdgeInsets?.none
  var minimum: (width: CGFloat?, height: CGFloat?) = (nil, nil)

  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    var configuration = self
    var margins = margins ?? EdgeInsets()
    if edges.contains(.top) { margins.top = length }
    if edges.contains(.leading) { margins.leading = length }
    if edges.contains(.bottom) { margins.bottom = length }
    if edges.contains(.trailing) { margins.trailing = length }
    configuration.margins = margins
    return configuration
  }

  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
    var configuration = margins(edges.intersection(.top), insets.top)
    configuration = configuration.margins(edges.intersection(.leading), insets.leading)
    configuration = configuration.margins(edges.intersection(.bottom), insets.bottom)
    return configuration.margins(edges.intersection(.trailing), insets.trailing)
  }

  public func background<S: ShapeStyle>(
    _ style: S
  ) -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>> {
    UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>>(
      content: content, background: _UIHostingConfigurationBackgroundView(style: style),
      margins: margins, minimum: minimum)
  }

  public func background<B: View>(
    @ViewBuilder content background: () -> B
  ) -> UIHostingConfiguration<Content, B> {
    UIHostingConfiguration<Content, B>(
      content: content, background: background(), margins: margins, minimum: minimum)
  }

  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    var configuration = self
    configuration.minimum = (width, height)
    return configuration
  }

  public func minSize() -> Self { minSize(width: nil, height: nil) }

  @MainActor
  public func makeContentView() -> any UIView & UIContentView {
    HostingContentView(rootView: content, configuration: self)
  }

  public func updated(for state: any UIConfigurationState) -> Self { self }
}

extension UIHostingConfiguration where Background == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), background: EmptyView())
  }
}
