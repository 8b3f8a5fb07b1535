extension View {
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(_Effect { $0.alpha = opacity })
  }
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View { undrawn() }
  nonisolated public func cornerRadius(
    _ radius: CGFloat, antialiased: Bool = true
  ) -> some View { clipShape(RoundedRectangle(cornerRadius: radius)) }
  nonisolated public func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View { modifier(_Effect { $0.clip(to: shape, style) }) }
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    modifier(_Effect { $0.clipsToBounds = true })
  }
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View { undrawn() }
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View { undrawn() }
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { undrawn() }
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { undrawn() }
  nonisolated public func brightness(_ amount: Double) -> some View { undrawn() }
  nonisolated public func contrast(_ amount: Double) -> some View { undrawn() }
  nonisolated public func saturation(_ amount: Double) -> some View { undrawn() }
  nonisolated public func grayscale(_ amount: Double) -> some View { undrawn() }
  nonisolated public func hueRotation(_ angle: Angle) -> some View { undrawn() }
  nonisolated public func colorInvert() -> some View { undrawn() }
  nonisolated public func colorMultiply(_ color: Color) -> some View { undrawn() }
  nonisolated public func luminanceToAlpha() -> some View { undrawn() }
  nonisolated public func compositingGroup() -> some View { undrawn() }
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { undrawn() }
  nonisolated public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View { undrawn() }
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View { undrawn() }
  nonisolated public func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> some View { undrawn() }
  nonisolated public func scaleEffect(
    _ s: CGFloat, anchor: UnitPoint = .center
  ) -> some View { undrawn() }
  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View { undrawn() }
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    undrawn()
  }
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    undrawn()
  }
  /// - Important: Inert.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { undrawn() }
}
