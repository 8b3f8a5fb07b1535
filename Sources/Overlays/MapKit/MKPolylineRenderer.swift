open class MKPolylineRenderer: MKOverlayPathRenderer {
  public init(polyline: MKPolyline) { super.init(overlay: polyline) }
}
