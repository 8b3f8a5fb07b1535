/// The place from which a map is seen; the distance is in meters, the angles in degrees.
///
/// Source: [MapCamera](https://developer.apple.com/documentation/mapkit/mapcamera)
public struct MapCamera: Sendable {
  public var centerCoordinate: CLLocationCoordinate2D
  public var distance: Double
  public var heading: Double
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
