/// A circle on the globe.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  /// The center of the circle.
  public let center: CLLocationCoordinate2D
  /// In meters.
  public let radius: CLLocationDistance

  /// Creates a circle with a radius in meters.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(name: identifier)
  }

  /// Whether the coordinate is at most `radius` meters from the center, along the sphere.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    let location = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    let middle = CLLocation(latitude: center.latitude, longitude: center.longitude)
    return location.distance(from: middle) <= radius
  }
}
