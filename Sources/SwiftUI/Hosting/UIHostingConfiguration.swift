/// Shows a SwiftUI view in a cell.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  let content: Content
  let background: Background
  var margins = HostingMargins()
  var minimum: (width: CGFloat?, height: CGFloat?) = (nil, nil)

  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    margins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }

  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
    var configuration = self
    configuration.margins.set(edges, insets)
    return configuration
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
    HostingContentView(self)
  }

  public func updated(for state: any UIConfigurationState) -> Self { self }
}

extension UIHostingConfiguration where Background == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), background: EmptyView())
  }
}
