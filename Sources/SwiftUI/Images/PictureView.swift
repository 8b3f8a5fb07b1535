/// Draws an image that fills its bounds.
final class PictureView: UIView {
  private let image: UIImage
  private let look: ResolvedImage
  private let traits: UITraitCollection

  init(_ image: UIImage, _ look: ResolvedImage, _ traits: UITraitCollection) {
    self.look = look
    self.traits = traits
    self.image =
      look.resizing.map {
        // Without caps the whole image is stretched; a symbol's outline is stretched as well.
        $0.mode == .stretch && $0.capInsets == .zero
          ? image
          : image.resizableImage(
            withCapInsets: $0.capInsets, resizingMode: $0.mode == .tile ? .tile : .stretch)
      } ?? image
    super.init(frame: .zero)
    isOpaque = false
    backgroundColor = .clear
    contentMode = .redraw
    showToAssistiveTechnologies(look)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    UncaughtException.raise("init(coder:) has not been implemented")
  }

  override func draw(_ rect: CGRect) {
    let context = UIGraphicsGetCurrentContext()
    context?.interpolationQuality = look.interpolation.quality
    context?.setShouldAntialias(look.isAntialiased)
    // The colors of a symbol's levels depend on the traits.
    traits.performAsCurrent { image.draw(in: bounds) }
  }
}

extension UIView {
  /// Makes the view the accessibility element of an image, or hides it if the image is decorative.
  func showToAssistiveTechnologies(_ image: ResolvedImage) {
    isAccessibilityElement = !image.isDecorative
    accessibilityElementsHidden = image.isDecorative
    accessibilityLabel = image.label
    accessibilityTraits = .image
  }
}

extension Image.Interpolation {
  fileprivate var quality: CGInterpolationQuality {
    switch self {
    case .none: .none
    case .low: .low
    case .medium: .medium
    case .high: .high
    }
  }
}
