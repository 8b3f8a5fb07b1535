/// A place on a map, with a title.
public protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}

extension MKAnnotation {
  /// No title, unless the annotation has its own.
  public var title: String? { nil }
  /// No subtitle, unless the annotation has its own.
  public var subtitle: String? { nil }
}
