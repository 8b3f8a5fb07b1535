/// Keeps how an outline is to be drawn.
open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// The color inside the outline; it is stored and not drawn.
  open var fillColor: UIColor?
  /// The color of the outline; it is stored and not drawn.
  open var strokeColor: UIColor?
  /// The width of the outline in points; 0 by default, for a width that the map chooses.
  open var lineWidth: CGFloat = 0
  /// The lengths of dashes and gaps in points; they are stored and not drawn.
  open var lineDashPattern: [NSNumber]?
}
