open class MKPolygonRenderer: MKOverlayPathRenderer {
  public init(polygon: MKPolygon) { super.init(overlay: polygon) }
}
