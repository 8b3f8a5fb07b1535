/// The place from which a map is seen; the distance is in meters, the angles in degrees.
///
/// Source: [MapCamera](https://developer.apple.com/documentation/mapkit/mapcamera)
public struct MapCamera: Sendable {
  public var centerCoordinate: CLLocationCoordinate2D
  /// From the center, in meters.
  public var distance: Double
  /// In degrees clockwise from north; 0 by default.
  public var heading: Double
  /// In degrees; 0, the default, looks straight down.
  public var pitch: Double

  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0,
    pitch: Double = 0
  ) {
    self.centerCoordinate = centerCoordinate
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }
}
