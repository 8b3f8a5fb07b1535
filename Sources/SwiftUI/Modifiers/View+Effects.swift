extension View {
  /// Multiplies the opacity of the view by a number from 0 to 1.
  @_disfavoredOverload
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(_OpacityEffect(opacity: opacity))
  }
  /// Adds a shadow of everything that the view draws; by default it is black with an opacity of 0.33.
  ///
  /// The radius is the standard deviation of the blur, in points.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }
  /// Cuts the corners of the view along continuous curves with a radius in points.
  nonisolated public func cornerRadius(
    _ radius: CGFloat, antialiased: Bool = true
  ) -> some View {
    clipShape(
      RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }
  /// Cuts off everything that the view draws outside of a shape in its bounds.
  nonisolated public func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View { modifier(_ClipEffect(shape: shape, style: style)) }
  /// Cuts off everything that the view draws outside of its bounds; `antialiased` has no effect.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }
  /// Multiplies the opacity of the view by that of another view, which is centered on it.
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(_MaskAlignmentEffect(alignment: .center, mask: mask))
  }
  /// Multiplies the opacity of the view by that of another view, which is aligned with it.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View { modifier(_MaskAlignmentEffect(alignment: alignment, mask: mask())) }
  /// Blurs the view; the radius is the standard deviation of a Gaussian, in points.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(_BlurEffect(radius: radius, isOpaque: opaque))
  }
  /// Combines the colors of the view with the content below it in the same group, as Core Animation's filters do.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(_BlendModeEffect(blendMode: blendMode))
  }
  /// Adds a number to the components of all colors; 0 changes nothing.
  nonisolated public func brightness(_ amount: Double) -> some View {
    modifier(_BrightnessEffect(amount: amount))
  }
  /// Multiplies the difference of all colors from a middle gray; 1 changes nothing.
  nonisolated public func contrast(_ amount: Double) -> some View {
    modifier(_ContrastEffect(amount: amount))
  }
  /// Multiplies the difference of all colors from the gray of the same luminance; 1 changes nothing.
  nonisolated public func saturation(_ amount: Double) -> some View {
    modifier(_SaturationEffect(amount: amount))
  }
  /// Blends all colors with the gray of the same luminance; 0 changes nothing.
  nonisolated public func grayscale(_ amount: Double) -> some View {
    modifier(_GrayscaleEffect(amount: amount))
  }
  /// Turns the hues of all colors around gray; the luminance stays about the same, and a full turn changes nothing.
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    modifier(_HueRotationEffect(angle: angle))
  }
  /// Replaces each component of a color by 1 minus the component; the opacity stays the same.
  nonisolated public func colorInvert() -> some View { modifier(_ColorInvertEffect()) }
  /// Multiplies the components of all colors by the components of another one; white changes nothing.
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    modifier(_ColorMultiplyEffect(color: color))
  }
  /// Makes the view black, with the luminance of its colors as its opacity.
  nonisolated public func luminanceToAlpha() -> some View {
    modifier(_LuminanceToAlphaEffect())
  }
  /// Draws the view as a group, so that nothing in it blends with the content below.
  nonisolated public func compositingGroup() -> some View { modifier(_CompositingGroupEffect()) }
  /// Draws the view as a group, as `compositingGroup()` does; neither argument has an effect.
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { compositingGroup() }
  /// Rotates the drawing clockwise around a point of the view, without affecting the layout.
  nonisolated public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View { modifier(_RotationEffect(angle: angle, anchor: anchor)) }
  /// Turns the drawing around an axis in space, without affecting the layout.
  ///
  /// Pictures show the projection of the turned view without perspective. iOS draws the perspective in pictures of
  /// the screen, so there a turned view with perspective makes the picture fail.
  ///
  /// - Parameters:
  ///   - angle: The angle of the turn.
  ///   - axis: The direction of the axis.
  ///   - anchor: The point of the view that the axis goes through, in the unit square.
  ///   - anchorZ: The distance of the axis from the plane of the view, in points.
  ///   - perspective: The strength of the perspective, relative to the longer side of the view; 0 is flat.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      _Rotation3DEffect(
        angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
  /// Scales the drawing around a point of the view, without affecting the layout.
  nonisolated public func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> some View { modifier(_ScaleEffect(scale: scale, anchor: anchor)) }
  /// Scales the drawing by one factor around a point of the view, without affecting the layout.
  nonisolated public func scaleEffect(
    _ s: CGFloat, anchor: UnitPoint = .center
  ) -> some View { scaleEffect(CGSize(width: s, height: s), anchor: anchor) }
  /// Scales the drawing around a point of the view, without affecting the layout; 1 changes nothing.
  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View { scaleEffect(CGSize(width: x, height: y), anchor: anchor) }
  /// Transforms the drawing in the coordinates of the view, without affecting the layout.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(_TransformEffect(transform: transform))
  }
  /// Projects the drawing in the coordinates of the view, without affecting the layout.
  ///
  /// A transform that cannot be inverted is ignored, as on iOS.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(_ProjectionEffect(transform: transform))
  }
  /// - Important: Inert.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      _MatchedGeometryEffect(
        key: GeometryMatches.Key(id: AnyHashable(id), namespace: namespace),
        properties: properties, anchor: anchor, isSource: isSource))
  }
}
