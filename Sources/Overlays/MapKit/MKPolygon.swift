/// An area of a map.
open class MKPolygon: MKMultiPoint, MKOverlay {
  public convenience init(coordinates coords: [CLLocationCoordinate2D], count: Int) {
    self.init(Array(coords.prefix(count)))
  }
}
