extension View {
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { undrawn() }
  @available(*, deprecated, message: "Please pass one or more parameters.")
  nonisolated public func frame() -> some View { undrawn() }
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { undrawn() }
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View { undrawn() }
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View { undrawn() }
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View { undrawn() }
  nonisolated public func padding(_ insets: EdgeInsets) -> some View { undrawn() }
  nonisolated public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View { undrawn() }
  nonisolated public func padding(_ length: CGFloat) -> some View { undrawn() }
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { undrawn() }
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { undrawn() }
  nonisolated public func fixedSize() -> some View { undrawn() }
  nonisolated public func layoutPriority(_ value: Double) -> some View { undrawn() }
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View { undrawn() }
  nonisolated public func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View { undrawn() }
  nonisolated public func scaledToFit() -> some View { undrawn() }
  nonisolated public func scaledToFill() -> some View { undrawn() }
  nonisolated public func offset(_ offset: CGSize) -> some View { undrawn() }
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { undrawn() }
  nonisolated public func position(_ position: CGPoint) -> some View { undrawn() }
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { undrawn() }
  nonisolated public func zIndex(_ value: Double) -> some View { undrawn() }
  nonisolated public func hidden() -> some View { undrawn() }
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { undrawn() }
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { undrawn() }
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { undrawn() }
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { undrawn() }
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View { undrawn() }
  nonisolated public func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View { undrawn() }
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { undrawn() }
  nonisolated public func geometryGroup() -> some View { undrawn() }
}
