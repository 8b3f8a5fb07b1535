import DarkroomCoreGraphics
import DarkroomRaster

extension CAGradientLayer {
  func recordGradient(in recorder: inout DisplayListRecorder) {
    var colors = (self.colors ?? []).compactMap { ($0 as? CGColor)?.rasterColor }
    if let tint = recorder.tint { colors = colors.map { $0.multiplied(by: tint) } }
    guard !colors.isEmpty, !bounds.isEmpty else { return }
    let places = locations.map { $0.map { CGFloat($0.doubleValue) } }
    let ramp = ColorRamp(stops: ColorRamp.stops(colors, at: places))
    recorder.fill(LayerOutline(of: self), paint: .gradient(gradient(ramp)))
  }

  private func gradient(_ ramp: ColorRamp) -> Gradient {
    let start = point(startPoint)
    let end = point(endPoint)
    switch type {
    case .radial:
      return .elliptical(
        ramp, center: start, radiusX: abs(end.x - start.x), radiusY: abs(end.y - start.y))
    case .conic:
      return .conic(
        ramp, center: start, startAngle: Rotation.angle(y: end.y - start.y, x: end.x - start.x))
    default:
      return .linear(ramp, from: start, to: axisEnd(from: start, to: end))
    }
  }

  private func point(_ unit: CGPoint) -> Point {
    Point(
      x: Double(bounds.minX + unit.x * bounds.width),
      y: Double(bounds.minY + unit.y * bounds.height))
  }

  /// The gradient is computed in the unit square and stretched, so lines of one color are not perpendicular to the axis
  /// in points; this is the end of an axis to which they are.
  private func axisEnd(from start: Point, to end: Point) -> Point {
    let (w, h) = (Double(bounds.width), Double(bounds.height))
    let unitX = Double(endPoint.x - startPoint.x)
    let unitY = Double(endPoint.y - startPoint.y)
    let normal = Point(x: unitX * h, y: unitY * w)
    let length = normal.x * normal.x + normal.y * normal.y
    guard length > 0, unitX != 0, unitY != 0 else { return end }
    let along = ((end.x - start.x) * normal.x + (end.y - start.y) * normal.y) / length
    return Point(x: start.x + normal.x * along, y: start.y + normal.y * along)
  }
}
