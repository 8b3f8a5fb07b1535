/// A gradient of resolved colors.
struct GradientPaint {
  enum Geometry {
    case linear(from: UnitPoint, to: UnitPoint)
    /// Radii in points.
    case radial(UnitPoint, from: CGFloat, to: CGFloat)
    /// The radii are fractions of the rectangle's sides.
    case elliptical(UnitPoint, from: CGFloat, to: CGFloat)
    case angular(UnitPoint, from: Angle, to: Angle)
  }

  struct Stop {
    var color: UIColor
    var location: CGFloat
  }

  /// How the colors continue beyond the ends.
  enum Repetition {
    case none
    case repeated
    /// Repeated, with every other repetition reversed.
    case mirrored
  }

  var stops: [Stop]
  var geometry: Geometry
  var repetition = Repetition.none

  init(_ gradient: Gradient, _ geometry: Geometry, in environment: EnvironmentValues) {
    self.init(AnyGradient(gradient), geometry, in: environment)
  }

  init(_ gradient: AnyGradient, _ geometry: Geometry, in environment: EnvironmentValues) {
    stops = gradient.stops(in: environment)
    if gradient.space == .perceptual { stops = PerceptualColor.stops(between: stops) }
    self.geometry = geometry
  }

  /// The gradient with colors interpolated in linear light instead of sRGB values.
  func mixedByLight() -> GradientPaint {
    var paint = self
    paint.stops = LinearColor.stops(between: stops)
    return paint
  }

  func opacity(_ share: CGFloat) -> GradientPaint {
    var paint = self
    paint.stops = stops.map {
      Stop(color: $0.color.multiplyingAlpha(by: share), location: $0.location)
    }
    return paint
  }

  /// A layer that draws a rectangle's gradient over an area in the same coordinates.
  ///
  /// The layer is a square, so that lines of one color are perpendicular to the axis of a linear gradient.
  @MainActor
  func layer(of rect: CGRect, covering area: CGRect) -> CAGradientLayer {
    let layer = CAGradientLayer()
    let side = max(area.width, area.height, 1)
    layer.frame = CGRect(x: area.minX, y: area.minY, width: side, height: side)
    func unit(_ point: CGPoint) -> CGPoint {
      CGPoint(x: (point.x - area.minX) / side, y: (point.y - area.minY) / side)
    }
    let (start, end, stops) = repeated(axis(in: rect), over: area)
    layer.type = type
    layer.startPoint = unit(start)
    layer.endPoint = unit(end)
    layer.colors = stops.map(\.color.cgColor)
    layer.locations = stops.map { NSNumber(value: Double($0.location)) }
    return layer
  }

  private var type: CAGradientLayerType {
    switch geometry {
    case .linear: .axial
    case .radial, .elliptical: .radial
    case .angular: .conic
    }
  }

  /// The axis of a gradient layer, with the stops along it.
  private func axis(in rect: CGRect) -> (CGPoint, CGPoint, [Stop]) {
    switch geometry {
    case .linear(let from, let to): return (rect.place(of: from), rect.place(of: to), stops)
    case .radial(let center, let from, let to):
      let place = rect.place(of: center)
      let most = max(from, to)
      return (place, CGPoint(x: place.x + most, y: place.y + most), stops(from: from, to: to))
    case .elliptical(let center, let from, let to):
      let place = rect.place(of: center)
      let most = max(from, to)
      let corner = CGPoint(x: place.x + most * rect.width, y: place.y + most * rect.height)
      return (place, corner, stops(from: from, to: to))
    case .angular(let center, let from, let to):
      return turning(about: rect.place(of: center), from: from.radians, to: to.radians)
    }
  }

  /// The stops between two radii, as fractions of the larger one.
  private func stops(from: CGFloat, to: CGFloat) -> [Stop] {
    let most = max(from, to)
    guard most > 0 else { return stops }
    let placed = stops.map {
      Stop(color: $0.color, location: (from + $0.location * (to - from)) / most)
    }
    return from <= to ? placed : placed.reversed()
  }

  /// The rest of a full turn has the color of the nearer end.
  private func turning(
    about center: CGPoint, from: Double, to: Double
  ) -> (CGPoint, CGPoint, [Stop]) {
    let turn = 2 * Double.pi
    var (first, span, stops) = (from, to - from, stops)
    if span < 0 {
      (first, span) = (to, -span)
      stops = stops.reversed().map { Stop(color: $0.color, location: 1 - $0.location) }
    }
    if span > turn { (first, span) = (first + span - turn, turn) }
    let share = span / turn
    stops = stops.map { Stop(color: $0.color, location: $0.location * share) }
    if share < 1, let before = stops.first, let after = stops.last {
      let middle = (1 + share) / 2
      stops += [
        Stop(color: after.color, location: middle), Stop(color: before.color, location: middle),
      ]
    }
    let direction = CGPoint(x: center.x + cos(first), y: center.y + sin(first))
    return (center, direction, stops)
  }
}
