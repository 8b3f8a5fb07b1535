/// A line or area of points of the map.
open class MKMultiPoint: MKShape {
  package let coordinates: [CLLocationCoordinate2D]

  init(_ coordinates: [CLLocationCoordinate2D]) {
    self.coordinates = coordinates
    super.init()
  }

  /// The number of points.
  public var pointCount: Int { coordinates.count }
  /// The smallest rectangle around all points; null without points.
  public var boundingMapRect: MKMapRect {
    coordinates.reduce(MKMapRect.null) {
      $0.union(MKMapRect(origin: MKMapPoint($1), size: MKMapSize()))
    }
  }
  /// The middle of the rectangle around all points.
  public var coordinate: CLLocationCoordinate2D {
    let rect = boundingMapRect
    return MKMapPoint(x: rect.midX, y: rect.midY).coordinate
  }
}
