/// A place on a map that can be set.
open class MKPointAnnotation: MKShape, MKAnnotation {
  /// The place; 0° north, 0° east by default.
  open var coordinate = CLLocationCoordinate2D()

  public override init() { super.init() }

  /// Creates an annotation without a title.
  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init()
    self.coordinate = coordinate
  }

  public convenience init(
    coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?
  ) {
    self.init(coordinate: coordinate)
    self.title = title
    self.subtitle = subtitle
  }
}
