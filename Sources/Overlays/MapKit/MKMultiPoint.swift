/// A line or area of points of the map.
open class MKMultiPoint: MKShape {
  package let coordinates: [CLLocationCoordinate2D]

  init(_ coordinates: [CLLocationCoordinate2D]) {
    self.coordinates = coordinates
    super.init()
  }

  public var pointCount: Int { coordinates.count }
  public var boundingMapRect: MKMapRect {
    coordinates.reduce(MKMapRect.null) {
      $0.union(MKMapRect(origin: MKMapPoint($1), size: MKMapSize()))
    }
  }
  public var coordinate: CLLocationCoordinate2D {
    let rect = boundingMapRect
    return MKMapPoint(x: rect.midX, y: rect.midY).coordinate
  }
}
