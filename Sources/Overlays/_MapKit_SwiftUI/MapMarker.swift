/// A balloon at a place of a map.
///
/// Source: [MapMarker](https://developer.apple.com/documentation/mapkit/mapmarker)
public struct MapMarker: MapAnnotationProtocol {
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}
