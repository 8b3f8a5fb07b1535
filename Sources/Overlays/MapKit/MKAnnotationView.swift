/// The view of an annotation: its image, as large as that is.
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
  /// The annotation that the view stands for; changing it does not change the view.
  open var annotation: (any MKAnnotation)?
  /// The identifier with which the view was created; no view is ever reused here.
  public let reuseIdentifier: String?
  /// The image, which also determines the size of the bounds; nil makes them empty.
  open var image: UIImage? {
    didSet {
      layer.contents = image?.cgImage
      bounds.size = image?.size ?? .zero
    }
  }
  /// - Important: Inert.
  open var centerOffset = CGPoint.zero
  /// - Important: Inert.
  open var calloutOffset = CGPoint.zero
  /// - Important: Inert.
  open var canShowCallout = false
  /// - Important: Inert.
  open var isDraggable = false
  /// Whether the view can be selected; it is stored, because nobody taps a map here.
  open var isEnabled = true
  /// Whether the view is shown as touched; it is stored and not drawn.
  open var isHighlighted = false
  /// Whether the view is selected; it is stored and not drawn.
  open var isSelected = false
  /// - Important: Inert.
  open var leftCalloutAccessoryView: UIView?
  /// - Important: Inert.
  open var rightCalloutAccessoryView: UIView?
  /// - Important: Inert.
  open var detailCalloutAccessoryView: UIView?
  /// - Important: Inert.
  open var clusteringIdentifier: String?

  /// Creates a view without an image or a size.
  public required init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    isOpaque = false
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// Never called here, because no view is reused.
  open func prepareForReuse() {}
  /// Never called here, because no view is put on a map.
  open func prepareForDisplay() {}
  /// Sets `isSelected` at once, animated or not.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
}
