/// A point of the Mercator projection of the whole Earth, 2²⁸ units wide and high.
public struct MKMapPoint: Sendable {
  /// The distance from 180° west, in units of the projection.
  public var x: Double
  /// The distance from the northern edge, in units of the projection.
  public var y: Double

  private static let world = 268_435_456.0

  /// Creates the northwestern corner.
  public init() { self.init(x: 0, y: 0) }

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Projects a coordinate; latitudes beyond 85.05° count as that.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let latitude = max(-85.0511287798066, min(85.0511287798066, coordinate.latitude))
    let sine = sin(latitude * .pi / 180)
    x = (coordinate.longitude + 180) / 360 * Self.world
    y = (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * Self.world
  }

  /// The coordinate that is projected to the point.
  public var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(
      latitude: 90 - 360 * atan(exp((y / Self.world - 0.5) * 2 * .pi)) / .pi,
      longitude: x / Self.world * 360 - 180)
  }

  /// In meters, as `CLLocation` measures.
  public func distance(to point: MKMapPoint) -> CLLocationDistance {
    let (here, there) = (coordinate, point.coordinate)
    return CLLocation(latitude: here.latitude, longitude: here.longitude)
      .distance(from: CLLocation(latitude: there.latitude, longitude: there.longitude))
  }
}
