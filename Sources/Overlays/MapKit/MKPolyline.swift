/// A line on a map.
open class MKPolyline: MKMultiPoint, MKOverlay {
  public convenience init(coordinates coords: [CLLocationCoordinate2D], count: Int) {
    self.init(Array(coords.prefix(count)))
  }
}
