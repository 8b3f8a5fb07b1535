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
  open var centerOffset = CGPoint.zero
  open var calloutOffset = CGPoint.zero
  open var canShowCallout = false
  open var isDraggable = false
  open var isEnabled = true
  open var isHighlighted = false
  open var isSelected = false
  open var leftCalloutAccessoryView: UIView?
  open var rightCalloutAccessoryView: UIView?
  open var detailCalloutAccessoryView: UIView?
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
