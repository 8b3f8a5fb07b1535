/// A measured place: values that its maker gave, and the distance between two.
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
  /// The place in degrees.
  public let coordinate: CLLocationCoordinate2D
  /// In meters above the sea.
  public let altitude: CLLocationDistance
  /// Negative if the coordinate is not valid.
  public let horizontalAccuracy: CLLocationAccuracy
  /// Negative if the altitude is not valid.
  public let verticalAccuracy: CLLocationAccuracy
  /// Negative if it isn't known.
  public let course: CLLocationDirection
  /// Negative if it isn't known.
  public let speed: CLLocationSpeed
  /// The time of the measurement.
  public let timestamp: Date

  /// Creates a place at sea level, measured now, whose altitude is not valid.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }

  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
    course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.course = course
    self.speed = speed
    self.timestamp = timestamp
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Meters along a great circle of a sphere with the mean radius of the Earth.
  ///
  /// iOS measures on the ellipsoid: its result differs by up to half a percent.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let (here, there) = (coordinate, location.coordinate)
    let radians = Double.pi / 180
    let latitude = sin((there.latitude - here.latitude) * radians / 2)
    let longitude = sin((there.longitude - here.longitude) * radians / 2)
    let chord =
      latitude * latitude
      + cos(here.latitude * radians) * cos(there.latitude * radians) * longitude * longitude
    return 2 * 6_371_008.8 * asin(min(1, chord.squareRoot()))
  }
}
