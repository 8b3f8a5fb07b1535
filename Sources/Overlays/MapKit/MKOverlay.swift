public protocol MKOverlay: MKAnnotation {
  var boundingMapRect: MKMapRect { get }
}
