extension Shape {
  /// Fills the shape, by default with the foreground style of the environment.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> { _ShapeView(shape: self, style: content, fillStyle: style) }
  /// Draws a line along the outline, with half of its width on each side.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }
  /// Draws a solid line along the outline, with a width in points and half of it on each side.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
  /// Returns the area of a line along the outline, as a shape.
  nonisolated public func stroke(style: StrokeStyle) -> some Shape {
    _StrokedShape(shape: self, style: style)
  }
  /// Returns the area of a line along the outline with a width in points, as a shape.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension Shape {
  /// Returns the part of the outline between two fractions of its length, from 0 to 1.
  nonisolated public func trim(
    from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
  ) -> some Shape {
    _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
  }
  /// Moves the shape by points; its rectangle stays.
  nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }
  /// Moves the shape by points; its rectangle stays.
  nonisolated public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }
  /// Moves the shape by points; its rectangle stays.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }
  /// Scales the shape around a point of its rectangle, which stays.
  nonisolated public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }
  /// Scales the shape by one factor around a point of its rectangle, which stays.
  nonisolated public func scale(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> { self.scale(x: scale, y: scale, anchor: anchor) }
  /// Rotates the shape clockwise around a point of its rectangle, which stays.
  nonisolated public func rotation(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> RotatedShape<Self> { RotatedShape(shape: self, angle: angle, anchor: anchor) }
  /// Transforms the shape in the coordinates of its rectangle, which stays.
  nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
  /// Draws the shape at a fixed size from the top leading corner of its rectangle.
  nonisolated public func size(_ size: CGSize) -> some Shape {
    _SizedShape(shape: self, size: size)
  }
  /// Draws the shape at a fixed size, in points, from the top leading corner of its rectangle.
  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
}

/// The stroked outline of a shape, as a shape.
struct _StrokedShape<S: Shape> {
  var shape: S
  let style: StrokeStyle

  nonisolated init(shape: S, style: StrokeStyle) {
    self.shape = shape
    self.style = style
  }

  nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).strokedPath(style)
  }
}

/// A part of a shape's outline.
///
/// In right-to-left layouts it behaves like its shape, so a part of a circle is not mirrored.
///
/// - SeeAlso: `_TrimmedShape` of OpenSwiftUI, audited against iOS 18.5. As there.
struct _TrimmedShape<S: Shape> {
  var shape: S
  let startFraction: CGFloat
  let endFraction: CGFloat

  nonisolated init(shape: S, startFraction: CGFloat, endFraction: CGFloat) {
    self.shape = shape
    self.startFraction = startFraction
    self.endFraction = endFraction
  }

  nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }
}

/// A shape in a rectangle of a fixed size.
struct _SizedShape<S: Shape> {
  var shape: S
  let size: CGSize

  nonisolated init(shape: S, size: CGSize) {
    self.shape = shape
    self.size = size
  }

  nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: CGRect(origin: rect.origin, size: size))
  }
}

extension _StrokedShape: Shape {
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}

extension _TrimmedShape: Shape {
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}

extension _SizedShape: Shape {
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }
}
