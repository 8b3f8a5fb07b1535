/// A circle on a map.
open class MKCircle: MKShape, MKOverlay {
  /// The center of the circle.
  public let coordinate: CLLocationCoordinate2D
  /// In meters.
  public let radius: CLLocationDistance

  /// Creates a circle with a radius in meters.
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    coordinate = coord
    self.radius = radius
    super.init()
  }

  /// The square around the circle; the size counts at the latitude of the center.
  public var boundingMapRect: MKMapRect {
    let unitsPerMeter =
      MKMapRect.world.width / (2 * .pi * 6_371_008.8 * cos(coordinate.latitude * .pi / 180))
    let (center, half) = (MKMapPoint(coordinate), radius * unitsPerMeter)
    return MKMapRect(x: center.x - half, y: center.y - half, width: 2 * half, height: 2 * half)
  }
}
