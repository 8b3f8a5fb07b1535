/// A part of the globe, by its center and what it covers.
public struct MKCoordinateRegion: Sendable {
  /// The middle of the region.
  public var center: CLLocationCoordinate2D
  /// The degrees from edge to edge.
  public var span: MKCoordinateSpan

  /// Creates an empty region at 0° north, 0° east.
  public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }

  /// Creates a region from its center and its degrees, which are not limited.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }

  /// - Parameters:
  ///   - latitudinalMeters: from the southern to the northern edge.
  ///   - longitudinalMeters: from the western to the eastern edge, at the latitude of the center.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let metersPerDegree = 6_371_008.8 * Double.pi / 180
    let shrink = max(cos(center.latitude * .pi / 180), 1e-9)
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / metersPerDegree,
        longitudeDelta: longitudinalMeters / (metersPerDegree * shrink)))
  }

  /// The smallest region around a rectangle of the projected map.
  public init(_ rect: MKMapRect) {
    let (northWest, southEast) = (
      rect.origin.coordinate, MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
    )
    self.init(
      center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
      span: MKCoordinateSpan(
        latitudeDelta: northWest.latitude - southEast.latitude,
        longitudeDelta: southEast.longitude - northWest.longitude))
  }
}

/// The region with this center and span.
public func MKCoordinateRegionMake(
  _ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion {
  MKCoordinateRegion(center: centerCoordinate, span: span)
}
