/// A line on a map.
///
/// Source: [MapPolyline](https://developer.apple.com/documentation/mapkit/mappolyline)
public struct MapPolyline: MapContent {
  public typealias Body = Never

  public nonisolated init(coordinates: [CLLocationCoordinate2D]) {}
  public nonisolated init(points: [MKMapPoint]) {}
  public nonisolated init(_ polyline: MKPolyline) {}
}
