extension View {
  /// Lays a view behind this one and proposes the size of this one to it.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View { modifier(_BackgroundModifier(background: background, alignment: alignment)) }
  /// Lays views behind this one, one above the other, and proposes the size of this one to them.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { modifier(_BackgroundModifier(background: content(), alignment: alignment)) }
  /// Fills the space behind the view with the environment's background style.
  ///
  /// It extends into the safe areas that the view touches at some edges.
  nonisolated public func background(
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { background(BackgroundStyle(), ignoresSafeAreaEdges: edges) }
  /// Fills the space behind the view with a style, into the safe areas that it touches at some edges.
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { modifier(_BackgroundStyleModifier(style: style, ignoresSafeAreaEdges: edges)) }
  /// Fills a shape in the bounds behind the view with the environment's background style.
  nonisolated public func background<S: Shape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View { background(BackgroundStyle(), in: shape, fillStyle: fillStyle) }
  /// Fills a shape in the bounds behind the view with a style.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { background { _ShapeView(shape: shape, style: style, fillStyle: fillStyle) } }
  /// Fills a shape in the bounds behind the view with the environment's background style.
  nonisolated public func background<S: InsettableShape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View { background(BackgroundStyle(), in: shape, fillStyle: fillStyle) }
  /// Fills a shape in the bounds behind the view with a style.
  nonisolated public func background<S: ShapeStyle, T: InsettableShape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { background { _ShapeView(shape: shape, style: style, fillStyle: fillStyle) } }
  /// Sets the style that `.background` stands for inside the view.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(_BackgroundStyleWritingModifier(style: style))
  }
  /// Fills the background of the navigation page that contains the view.
  ///
  /// Any other container than `.navigation` makes a picture fail with the modifier's name.
  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    modifier(
      _ContainerBackgroundModifier(
        background: _ShapeView(shape: Rectangle(), style: style, fillStyle: FillStyle()),
        alignment: .center, container: container))
  }
  /// Lays views behind the navigation page that contains this view.
  ///
  /// Any other container than `.navigation` makes a picture fail with the modifier's name.
  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _ContainerBackgroundModifier(
        background: content(), alignment: alignment, container: container))
  }

  /// Lays a view in front of this one and proposes the size of this one to it.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View { modifier(_OverlayModifier(overlay: overlay, alignment: alignment)) }
  /// Lays views in front of this one, one above the other, and proposes the size of this one to them.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { modifier(_OverlayModifier(overlay: content(), alignment: alignment)) }
  /// Fills the space in front of the view with a style, into the safe areas that it touches at some edges.
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { modifier(_OverlayStyleModifier(style: style, ignoresSafeAreaEdges: edges)) }
  /// Fills a shape in the bounds in front of the view with a style.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { overlay { _ShapeView(shape: shape, style: style, fillStyle: fillStyle) } }

  /// Draws a border inside the edges of the view's bounds, with a width in points.
  nonisolated public func border<S: ShapeStyle>(
    _ content: S, width: CGFloat = 1
  ) -> some View { overlay { Rectangle().strokeBorder(content, lineWidth: width) } }
}
