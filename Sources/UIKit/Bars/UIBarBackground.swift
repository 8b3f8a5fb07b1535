import DarkroomCoreGraphics

/// The background of a bar, with the hairline along its inner edge.
final class _UIBarBackground: UIView {
  private let material = _UIVisualEffectBackdropView(frame: .zero)
  private let hairline = UIView()
  private let picture = UIImageView()
  private lazy var shadow = UIImageView()
  var hairlineIsOnTop = false
  /// Whether a color replaces the material when a layer is drawn alone, which on iOS lacks the material.
  var hasSubstitute: Bool {
    get { material.hasSubstitute }
    set { material.hasSubstitute = newValue }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    material.hasSubstitute = false
    addSubview(material)
    addSubview(picture)
    addSubview(hairline)
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameter showsFill: Whether the background is filled; false for a bar through which the content shows.
  func show(_ appearance: UIBarAppearance, showsFill: Bool = true) {
    backgroundColor = showsFill ? appearance.backgroundColor : nil
    material.effect = showsFill ? appearance.material : nil
    material.isHidden = material.effect == nil
    picture.image = showsFill ? appearance.backgroundImage : nil
    picture.contentMode = appearance.backgroundImageContentMode
    picture.clipsToBounds = picture.contentMode != .scaleToFill
    let hasShadowImage = showsFill && show(shadow: appearance)
    hairline.isHidden = !showsFill || appearance.shadowColor == nil || hasShadowImage
    hairline.backgroundColor = appearance.shadowColor
    setNeedsLayout()
  }

  /// Shows the shadow image.
  ///
  /// A template image is drawn in the shadow's color, and not shown without one.
  private func show(shadow appearance: UIBarAppearance) -> Bool {
    let image = appearance.shadowImage.flatMap { $0.size.height > 0 ? $0 : nil }
    guard image != nil || shadow.superview != nil else { return false }
    if shadow.superview == nil { addSubview(shadow) }
    shadow.image = image
    shadow.tintColor = appearance.shadowColor
    let isUncoloredTemplate =
      image?.renderingMode == .alwaysTemplate && appearance.shadowColor == nil
    shadow.isHidden = image == nil || isUncoloredTemplate
    return image != nil
  }

  /// Shows a bar style; a black bar uses the dark interface style.
  func show(_ style: UIBarStyle) {
    overrideUserInterfaceStyle = style == .black ? .dark : .unspecified
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    material.frame = bounds
    picture.frame = bounds
    if let image = shadow.image {
      let height = image.size.height
      shadow.frame = CGRect(
        x: 0, y: hairlineIsOnTop ? -height : bounds.height, width: bounds.width, height: height)
    }
    hairline.frame = CGRect(
      x: 0, y: hairlineIsOnTop ? -pixel : bounds.height, width: bounds.width, height: pixel)
  }
}
