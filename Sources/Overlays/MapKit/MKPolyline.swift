/// A line on a map.
open class MKPolyline: MKMultiPoint, MKOverlay {
  /// Creates a line of the first `count` points.
  public convenience init(coordinates coords: [CLLocationCoordinate2D], count: Int) {
    self.init(Array(coords.prefix(count)))
  }
}
