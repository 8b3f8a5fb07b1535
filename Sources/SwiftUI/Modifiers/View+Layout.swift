extension View {
  /// Places the view in a frame of a fixed size, in points; a length that is nil is the view's own.
  ///
  /// The view is proposed the size of the frame. If it is larger or smaller, `alignment` says which points coincide.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { modifier(_FrameLayout(width: width, height: height, alignment: alignment)) }
  /// Adds a frame with the view's own size, which changes nothing.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  nonisolated public func frame() -> some View { frame(width: nil) }
  /// Places the view in a frame with the proposed size, as far as the minimum and the maximum allow, in points.
  ///
  /// Without a minimum and a maximum, a length is the view's own. The ideal length stands for a proposal that is
  /// missing. Negative lengths are ignored, and so are infinite ones except for a maximum.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FlexFrameLayout(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
  }
  /// Places the view in a frame that is as long as the enclosing scroll view or screen along some axes.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View { containerRelativeFrame(axes, alignment: alignment) { length, _ in length } }
  /// Divides the container into `count` parts with `spacing` points between them; the frame is `span` parts long.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let part = (length - spacing * CGFloat(count - 1)) / CGFloat(count)
      return part * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }
  /// Computes the length of the frame from that of the enclosing scroll view or screen, in points.
  ///
  /// A negative result counts as 0.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(_ContainerRelativeFrameLayout(axes: axes, alignment: alignment, length: length))
  }
  /// Adds space around the view, in points; the view is proposed what remains.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingLayout(edges: .all, insets: insets))
  }
  /// Adds space at some edges, in points; nil is 16.
  nonisolated public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    modifier(
      _PaddingLayout(
        edges: edges,
        insets: length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }))
  }
  /// Adds the same space at all edges, in points.
  nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
  /// A picture fails with the modifier's name, because the distance is not known.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { undrawn() }
  /// Gives the view its ideal length along some axes, whatever its container proposes.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }
  /// Gives the view its ideal size, whatever its container proposes.
  nonisolated public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }
  /// Sets when the view gets its share of a stack: higher numbers come first, and the default is 0.
  ///
  /// A `ZStack` is as large as its views with the highest number.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(_TraitWritingModifier { $0.priority = value })
  }
  /// Proposes the largest box with a ratio of width to height inside the proposal, or the smallest box around it.
  ///
  /// A ratio of nil is that of the view's ideal size.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(_AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode))
  }
  /// Proposes the largest or smallest box with the ratio of a size's width to its height.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }
  /// Proposes the largest box inside the proposal that has the ratio of the view's ideal size.
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  /// Proposes the smallest box around the proposal that has the ratio of the view's ideal size.
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
  /// Moves the view by points without affecting the layout of others; a positive width leads to the trailing edge.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    modifier(_OffsetEffect(offset: offset))
  }
  /// Moves the view by points without affecting the layout of others.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }
  /// Takes all the offered space and centers the view at a point of it, measured from the top leading corner.
  nonisolated public func position(_ position: CGPoint) -> some View {
    modifier(_PositionLayout(position: position))
  }
  /// Takes all the offered space and centers the view at a point of it, in points.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
  /// Sets the order in which siblings are drawn: higher numbers are in front, and the default is 0.
  nonisolated public func zIndex(_ value: Double) -> some View {
    modifier(_TraitWritingModifier { $0.zIndex = value })
  }
  /// Draws nothing of the view, which keeps its space; assistive technologies skip it.
  nonisolated public func hidden() -> some View { modifier(_HiddenModifier()) }
  /// Extends the view into the safe areas that it touches at some edges.
  ///
  /// There is no keyboard, so `regions` without `.container` changes nothing.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { modifier(_SafeAreaRegionsIgnoringLayout(regions: regions, edges: edges)) }
  /// Extends the view into the safe areas that it touches; the older name of `ignoresSafeArea(_:edges:)`.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
  /// Adds a view at the top or bottom, which then belongs to this view's safe area.
  ///
  /// A spacing of nil is the distance that both views prefer.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _InsetViewModifier(
        content: content(), edge: edge == .top ? .top : .bottom, spacing: spacing,
        guide: alignment.id))
  }
  /// Adds a view at the leading or trailing edge, which then belongs to this view's safe area.
  ///
  /// A spacing of nil is the distance that both views prefer.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _InsetViewModifier(
        content: content(), edge: edge == .leading ? .leading : .trailing, spacing: spacing,
        guide: alignment.id))
  }
  /// Adds space to the view's safe area, in points.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPaddingModifier(.all, insets))
  }
  /// Adds space to the view's safe area at some edges, in points; nil is 16.
  nonisolated public func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    let length = length ?? 16
    return modifier(
      SafeAreaPaddingModifier(
        edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length)))
  }
  /// Adds the same space to the view's safe area at all edges, in points.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }
  /// It has no visible effect, because geometry is final when it is drawn.
  nonisolated public func geometryGroup() -> some View { self }
}
