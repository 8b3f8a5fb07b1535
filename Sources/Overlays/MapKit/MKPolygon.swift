/// An area of a map.
open class MKPolygon: MKMultiPoint, MKOverlay {
  /// Creates an area of the first `count` points.
  public convenience init(coordinates coords: [CLLocationCoordinate2D], count: Int) {
    self.init(Array(coords.prefix(count)))
  }
}
