/// Colors along a line from 0 to 1, interpolated in premultiplied, gamma-encoded sRGB.
package struct ColorRamp: Hashable, Sendable {
  package struct Stop: Hashable, Sendable {
    package var offset: Double
    package var color: Color

    package init(offset: Double, color: Color) {
      self.offset = offset
      self.color = color
    }
  }

  /// The stops in ascending order of offset.
  ///
  /// Two equal offsets make a hard edge.
  package var stops: [Stop]
  /// Whether the first color continues before offset 0.
  ///
  /// Otherwise, nothing is drawn there.
  package var extendsBefore: Bool
  package var extendsAfter: Bool

  package init(stops: [Stop], extendsBefore: Bool = true, extendsAfter: Bool = true) {
    self.stops = stops
    self.extendsBefore = extendsBefore
    self.extendsAfter = extendsAfter
  }
}

/// A way to lay a color ramp over the plane.
///
/// Points are in the space of the recorder's transform.
package enum Gradient: Hashable, Sendable {
  case linear(ColorRamp, from: Point, to: Point)
  /// A gradient between two circles, as in PostScript and CoreGraphics.
  case radial(
    ColorRamp, startCenter: Point, startRadius: Double, endCenter: Point, endRadius: Double)
  /// A gradient with offset 0 at `center` and offset 1 on the ellipse with radii `radiusX` and `radiusY`.
  case elliptical(ColorRamp, center: Point, radiusX: Double, radiusY: Double)
  /// A gradient with offset 0 at `startAngle` (radians) that grows clockwise on the screen.
  case conic(ColorRamp, center: Point, startAngle: Double)
}
