/// The limits within which a person moves a map.
///
/// Source: [MapCameraBounds](https://developer.apple.com/documentation/mapkit/mapcamerabounds)
public struct MapCameraBounds: Sendable {
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {}
  public init(
    centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {}
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}
