/// The view of an annotation: its image, as large as that is.
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
  open var annotation: (any MKAnnotation)?
  public let reuseIdentifier: String?
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
  open var isEnabled = true
  open var isHighlighted = false
  open var isSelected = false
  /// - Important: Inert.
  open var leftCalloutAccessoryView: UIView?
  /// - Important: Inert.
  open var rightCalloutAccessoryView: UIView?
  /// - Important: Inert.
  open var detailCalloutAccessoryView: UIView?
  /// - Important: Inert.
  open var clusteringIdentifier: String?

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

  open func prepareForReuse() {}
  open func prepareForDisplay() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
}
