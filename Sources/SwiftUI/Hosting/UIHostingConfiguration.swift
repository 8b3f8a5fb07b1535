/// Shows a SwiftUI view in a cell.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  let content: Content
  let background: Background
  var margins = HostingMargins()
  var minimum: (width: CGFloat?, height: CGFloat?) = (nil, nil)

  /// Sets margins around the content, in points, in place of the cell's own.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    margins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }

  /// Sets margins around the content, in points, in place of the cell's own.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
    var configuration = self
    configuration.margins.set(edges, insets)
    return configuration
  }

  /// Fills the whole cell behind the content with a style.
  public func background<S: ShapeStyle>(
    _ style: S
  ) -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>> {
    UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>>(
      content: content, background: _UIHostingConfigurationBackgroundView(style: style),
      margins: margins, minimum: minimum)
  }

  /// Lays views behind the content, in the whole cell.
  public func background<B: View>(
    @ViewBuilder content background: () -> B
  ) -> UIHostingConfiguration<Content, B> {
    UIHostingConfiguration<Content, B>(
      content: content, background: background(), margins: margins, minimum: minimum)
  }

  /// Sets the smallest size of the content with its margins, in points; a height of nil is 44 in lists.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    var configuration = self
    configuration.minimum = (width, height)
    return configuration
  }

  /// Removes the smallest size, so that rows of lists are at least 44 points high.
  public func minSize() -> Self { minSize(width: nil, height: nil) }

  /// Creates the view for a cell, which lays the content out with the margins of the cell.
  @MainActor
  public func makeContentView() -> any UIView & UIContentView {
    HostingContentView(self)
  }

  /// Returns the configuration itself, because the content does not depend on the state of the cell.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

extension UIHostingConfiguration where Background == EmptyView {
  /// Creates a configuration of SwiftUI views, without a background of its own.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), background: EmptyView())
  }
}
