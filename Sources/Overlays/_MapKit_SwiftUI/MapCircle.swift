/// A circle on a map; its radius is in meters.
///
/// Source: [MapCircle](https://developer.apple.com/documentation/mapkit/mapcircle)
public struct MapCircle: MapContent {
  public typealias Body = Never

  public nonisolated init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
  public nonisolated init(_ circle: MKCircle) {}
}
