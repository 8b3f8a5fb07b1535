extension UIButton {
  func setUpButton() {
    isOpaque = false
  }

  func become(_ type: ButtonType) {
    content.type = type
    if let name = type.symbolName {
      content.images[.normal] = UIImage(
        systemName: name, withConfiguration: type.symbolConfiguration)
    }
    content.titleLabel?.font = standardTitleFont
    showContent()
  }

  func adopt(_ action: UIAction?) {
    guard let action else { return }
    if configuration == nil {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      if let image = action.image { setImage(image, for: .normal) }
    } else {
      if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
      if configuration?.image == nil { configuration?.image = action.image }
    }
    addAction(action, for: .primaryActionTriggered)
  }

  func change(_ edit: (inout ButtonContent) -> Void) {
    edit(&content)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    showContent()
  }

  /// The default font of the title: 18 points for custom buttons, 15 for system ones (see Measures, text metrics).
  private var standardTitleFont: UIFont {
    .systemFont(ofSize: content.type == .custom ? UIFont.buttonFontSize : 15)
  }

  var madeTitleLabel: UILabel {
    if let label = content.titleLabel { return label }
    let label = makeTitleLabel()
    showContent()
    return label
  }

  private func makeTitleLabel() -> UILabel {
    let label = UIButtonLabel(frame: .zero)
    label.isOpaque = false
    label.font = standardTitleFont
    label.lineBreakMode = .byTruncatingMiddle
    content.titleLabel = label
    addSubview(label)
    return label
  }

  var madeImageView: UIImageView {
    if let view = content.imageView { return view }
    let view = UIImageView(frame: .zero)
    view.clipsToBounds = true
    content.imageView = view
    if let label = content.titleLabel {
      insertSubview(view, belowSubview: label)
    } else {
      addSubview(view)
    }
    return view
  }

  /// Updates the subviews to what the current state shows.
  func showContent() {
    let configured = content.configuration
    showPlate(configured)
    showTitle(configured)
    showSubtitle(configured)
    showImage()
    showBackgroundImage()
  }

  private func showTitle(_ configured: Configuration?) {
    let attributed =
      selectedElement != nil
      ? nil
      : configured == nil
        ? content.attributedTitles.value(for: state)
        : configured.flatMap(attributedTitle)
    let title = currentTitle
    guard attributed != nil || title != nil || content.titleLabel != nil else { return }
    let label = content.titleLabel ?? makeTitleLabel()
    (label as? UIButtonLabel)?.configuredFont = configured?.titleFont(traits: traitCollection)
    if let configured {
      label.font = configured.titleFont(traits: traitCollection)
      setLines(of: label, configured.titleLineBreakMode, configured)
    }
    if let attributed {
      // Attributes that the text does not set come from the configuration.
      if configured != nil { label.setBase(color: shownTitleColor(for: state)) }
      label.attributedText = attributed
    } else {
      label.text = title
      label.textColor = shownTitleColor(for: state)
      label.shadowColor = title == nil ? nil : currentTitleShadowColor
    }
    label.alpha = configured == nil && dimsTitle ? 0.2 : 1
    turnShadow(of: label)
  }

  private func setLines(of label: UILabel, _ mode: NSLineBreakMode, _ configured: Configuration) {
    label.lineBreakMode = mode
    label.numberOfLines = mode.wraps ? 0 : 1
    label.textAlignment = configured.textAlignment
  }

  private func turnShadow(of label: UILabel) {
    let reverses = reversesTitleShadowWhenHighlighted && isHighlighted
    guard reverses != content.reversesShadow else { return }
    content.reversesShadow = reverses
    label.shadowOffset = CGSize(
      width: -label.shadowOffset.width, height: -label.shadowOffset.height)
  }

  private func attributedTitle(_ configured: Configuration) -> NSAttributedString? {
    guard let transformer = configured.titleTextAttributesTransformer,
      let text = configured.attributedTitle ?? configured.title.map({ AttributedString($0) })
    else { return configured.attributedTitle.map { NSAttributedString($0) } }
    return NSAttributedString(
      transformer.transformed(
        text, font: configured.titleFont(traits: traitCollection),
        color: shownTitleColor(for: state)))
  }

  private func attributedSubtitle(_ configured: Configuration, _ font: UIFont)
    -> NSAttributedString?
  {
    guard let transformer = configured.subtitleTextAttributesTransformer,
      let text = configured.attributedSubtitle ?? configured.subtitle.map({ AttributedString($0) })
    else { return configured.attributedSubtitle.map { NSAttributedString($0) } }
    return NSAttributedString(
      transformer.transformed(text, font: font, color: shownTitleColor(for: state)))
  }

  private func showSubtitle(_ configured: Configuration?) {
    guard let configured, configured.subtitle != nil || configured.attributedSubtitle != nil else {
      content.subtitleLabel?.removeFromSuperview()
      content.subtitleLabel = nil
      return
    }
    let label = content.subtitleLabel ?? UIButtonLabel(frame: .zero)
    if label.superview == nil { addSubview(label) }
    content.subtitleLabel = label
    let font = UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
    label.font = font
    setLines(of: label, configured.subtitleLineBreakMode, configured)
    if let attributed = attributedSubtitle(configured, font) {
      label.setBase(color: shownTitleColor(for: state))
      label.attributedText = attributed
    } else {
      label.text = configured.subtitle
      label.textColor = shownTitleColor(for: state)
    }
  }

  /// Whether the title is dimmed because the user touches a system button.
  private var dimsTitle: Bool { content.type != .custom && isHighlighted }

  /// The image at the size at which it is drawn.
  ///
  /// A configuration's symbol is as large as body text, unless the image or the configuration says otherwise.
  var shownImage: UIImage? {
    currentImage?.sized(
      for: traitCollection, standard: content.configuration == nil ? nil : .body)
  }

  private func showImage() {
    let image = shownImage
    guard image != nil || content.imageView != nil else { return }
    let view = madeImageView
    view.image = darkens ? image.map(darkened) : templated(image)
    view.tintColor =
      isDisc ? .secondaryLabel : content.configuration == nil ? nil : shownTitleColor(for: state)
    let dims = !isEnabled && adjustsImageWhenDisabled && content.type == .custom
    let isPale = dimsTitle && content.configuration == nil
    view.alpha = isPale ? 0.2 : dims ? 0.5 : 1
  }

  /// Whether the button is a close button: a cross on a disc, in grays of its own.
  var isDisc: Bool { content.type == .close && content.configuration == nil }

  /// Whether the image is darkened because the user touches a custom button that has no image for that state.
  private var darkens: Bool {
    content.type == .custom && isHighlighted && adjustsImageWhenHighlighted
      && content.configuration == nil && content.images[state] == nil
      && content.images[.highlighted] == nil
  }

  /// Darkens the image: opaque parts become half black.
  private func darkened(_ image: UIImage) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = image.scale
    let shown = image.content.isTemplate ? image.withTintColor(tintColor) : image
    return UIGraphicsImageRenderer(size: image.size, format: format).image { context in
      shown.draw(at: .zero)
      UIColor(white: 0, alpha: 0.5).setFill()
      context.fill(CGRect(origin: .zero, size: image.size), blendMode: .sourceAtop)
    }
  }

  /// Makes the image a template, because system buttons tint every image that does not forbid it.
  private func templated(_ image: UIImage?) -> UIImage? {
    guard content.type != .custom, let image, image.renderingMode == .automatic else {
      return image
    }
    return image.withRenderingMode(.alwaysTemplate)
  }

  private func showBackgroundImage() {
    let image = currentBackgroundImage
    guard image != nil || content.backgroundView != nil else { return }
    let view = content.backgroundView ?? UIImageView(frame: .zero)
    if view.superview == nil { insertSubview(view, at: 0) }
    content.backgroundView = view
    view.image = image
  }

  func shownTitleColor(for state: State) -> UIColor {
    if let configured = content.configuration {
      return configured.foreground(tint: tintColor, isEnabled: isEnabled, role: role)
        .dimmed(by: isHighlighted ? 0.75 : 1)
    }
    if let color = content.titleColors.value(for: state) { return color }
    guard content.type != .custom else { return .white }
    return state.contains(.disabled) ? UIButton.disabledTitleColor : tintColor
  }

  /// The title color of disabled system buttons (see Measures, colors).
  private static let disabledTitleColor = UIColor {
    $0.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: 0.25) : UIColor(white: 0.52, alpha: 0.45)
  }

  func updateForState() {
    if automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() }
    showContent()
  }

  func runUpdateHandler() {
    guard let handler = configurationUpdateHandler else { return }
    handler(self)
  }
}

extension UILabel {
  /// Sets the color of the parts of an attributed text that have none.
  fileprivate func setBase(color: UIColor) {
    text = nil
    textColor = color
  }
}

/// The label of a button, which has UIKit's name in descriptions.
final class UIButtonLabel: UILabel {
  /// The font of a button's configuration, which takes precedence over a font that was set.
  var configuredFont: UIFont?

  override var font: UIFont! {
    get { super.font }
    set { super.font = configuredFont ?? newValue }
  }

  override var blankBackgroundDescription: String? { nil }
}
