/// Draws no marker.
@preconcurrency @MainActor
open class MKMarkerAnnotationView: MKAnnotationView {
  /// - Important: Inert.
  open var markerTintColor: UIColor?
  /// - Important: Inert.
  open var glyphTintColor: UIColor?
  /// - Important: Inert.
  open var glyphText: String?
  /// - Important: Inert.
  open var glyphImage: UIImage?
  /// - Important: Inert.
  open var animatesWhenAdded = false
}
