extension View {
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View { modifier(_BackgroundModifier(background: background, alignment: alignment)) }
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { modifier(_BackgroundModifier(background: content(), alignment: alignment)) }
  nonisolated public func background(
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { background(BackgroundStyle(), ignoresSafeAreaEdges: edges) }
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { modifier(_BackgroundStyleModifier(style: style, ignoresSafeAreaEdges: edges)) }
  nonisolated public func background<S: Shape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View { background(BackgroundStyle(), in: shape, fillStyle: fillStyle) }
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { background { _ShapeView(shape: shape, style: style, fillStyle: fillStyle) } }
  nonisolated public func background<S: InsettableShape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View { background(BackgroundStyle(), in: shape, fillStyle: fillStyle) }
  nonisolated public func background<S: ShapeStyle, T: InsettableShape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { background { _ShapeView(shape: shape, style: style, fillStyle: fillStyle) } }
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(_BackgroundStyleWritingModifier(style: style))
  }
  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    modifier(
      _ContainerBackgroundModifier(
        background: _ShapeView(shape: Rectangle(), style: style, fillStyle: FillStyle()),
        alignment: .center, container: container))
  }
  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _ContainerBackgroundModifier(
        background: content(), alignment: alignment, container: container))
  }

  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View { modifier(_OverlayModifier(overlay: overlay, alignment: alignment)) }
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { modifier(_OverlayModifier(overlay: content(), alignment: alignment)) }
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { modifier(_OverlayStyleModifier(style: style, ignoresSafeAreaEdges: edges)) }
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { overlay { _ShapeView(shape: shape, style: style, fillStyle: fillStyle) } }

  nonisolated public func border<S: ShapeStyle>(
    _ content: S, width: CGFloat = 1
  ) -> some View { overlay { Rectangle().strokeBorder(content, lineWidth: width) } }
}
