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

  /// In ascending order of offset; two equal offsets make a hard edge.
  package var stops: [Stop]
  /// Whether the first and the last color go on outside 0…1; otherwise nothing is drawn there.
  package var extendsBefore: Bool
  package var extendsAfter: Bool

  package init(stops: [Stop], extendsBefore: Bool = true, extendsAfter: Bool = true) {
    self.stops = stops
    self.extendsBefore = extendsBefore
    self.extendsAfter = extendsAfter
  }
}

/// How a color ramp is laid over the plane; points are in the space of the recorder's transform.
package enum Gradient: Hashable, Sendable {
  case linear(ColorRamp, from: Point, to: Point)
  /// Two circles, as in PostScript and CoreGraphics.
  case radial(
    ColorRamp, startCenter: Point, startRadius: Double, endCenter: Point, endRadius: Double)
  /// An ellipse inscribed in the circle `center`, `radiusX`, `radiusY`; offset 0 at the center.
  case elliptical(ColorRamp, center: Point, radiusX: Double, radiusY: Double)
  /// Offset 0 at `startAngle`, growing clockwise on the screen; radians.
  case conic(ColorRamp, center: Point, startAngle: Double)
}
