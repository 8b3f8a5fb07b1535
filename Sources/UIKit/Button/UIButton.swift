/// A control that performs its actions when the user taps it.
///
/// The title label and the image view are real subviews. Their content is updated as soon as it is set.
open class UIButton: UIControl {
  var content = ButtonContent()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpButton()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpButton()
    becomeDecoded(coder)
    decode(coder, as: UIButton.self)
  }

  /// Creates a custom button without a size.
  public convenience init() { self.init(frame: .zero) }

  /// Creates a button of a type; a type such as `contactAdd` has a symbol as its image.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  /// Creates a button that takes its title and image from the action.
  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
    self.init(frame: frame)
    if primaryAction != nil { become(.system) }
    adopt(primaryAction)
  }

  /// Creates a button of a type that takes its title and image from the action, and performs it when tapped.
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  /// Creates a `system` button; the action's title and image are used if the configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    become(.system)
    self.configuration = configuration
    adopt(primaryAction)
  }

  /// Creates a `system` button that performs the action for `touchUpInside`.
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  /// The type with which the button was created; `custom` if none was given.
  open var buttonType: ButtonType { content.type }

  /// The configuration, whose content replaces the title, image and insets set on the button.
  open var configuration: Configuration? {
    get { content.configuration }
    set { change { $0.configuration = newValue } }
  }

  /// A closure that is called as soon as it is set, and at each change of state.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether a change of state calls `updateConfiguration()`.
  open var automaticallyUpdatesConfiguration = true
  /// Calls `updateConfiguration()` at once.
  open func setNeedsUpdateConfiguration() { updateConfiguration() }
  /// Calls `configurationUpdateHandler`; an override changes the configuration here.
  open func updateConfiguration() { runUpdateHandler() }

  /// The menu that a long press opens, or a tap if the menu is the primary action.
  ///
  /// Nobody opens it here; a test asks the interaction's delegate, which is the button.
  open var menu: UIMenu? {
    didSet {
      if (menu == nil) != (oldValue == nil) { isContextMenuInteractionEnabled = menu != nil }
      showSelectedElement()
    }
  }
  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menu else { return nil }
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
    configuration.preferredMenuElementOrder = preferredMenuElementOrder
    return configuration
  }
  /// Whether a tap first selects or deselects a button without a menu.
  ///
  /// A button whose menu is the primary action shows the title of the menu's marked element.
  open var changesSelectionAsPrimaryAction = false { didSet { showSelectedElement() } }
  open override var showsMenuAsPrimaryAction: Bool { didSet { showSelectedElement() } }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside, changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
  }
  /// The purpose of a configured button; `destructive` is red unless the configuration sets a color.
  open var role: Role = .normal

  // MARK: Content of a state

  /// Sets the title for a state.
  ///
  /// States without a title show that of `normal`, and a configuration's title takes precedence over both.
  open func setTitle(_ title: String?, for state: State) {
    change { $0.titles[state] = title }
  }
  /// Sets the attributed title for a state, which takes precedence over the plain title; a configured button does not
  /// show it.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change { $0.attributedTitles[state] = title }
  }
  /// Sets the color of the title for a state; states without a color use that of `normal`.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    change { $0.titleColors[state] = color }
  }
  /// Sets the color of the title's shadow for a state; its offset is that of `titleLabel`.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    change { $0.titleShadowColors[state] = color }
  }
  /// Sets the image for a state.
  ///
  /// States without an image show that of `normal`, and a configuration's image takes precedence over both.
  open func setImage(_ image: UIImage?, for state: State) {
    change { $0.images[state] = image }
  }
  /// Sets the image behind title and image for a state; states without one show that of `normal`.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    change { $0.backgroundImages[state] = image }
  }
  /// Sets the configuration of symbols for a state; other images ignore it.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    change { $0.symbolConfigurations[state] = configuration }
  }
  /// The symbol configuration that was set for exactly this state.
  open func preferredSymbolConfigurationForImage(
    in state: State
  ) -> UIImage.SymbolConfiguration? { content.symbolConfigurations[state] }
  /// The symbol configuration for the current state, or else for `normal`.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    content.symbolConfigurations[state] ?? content.symbolConfigurations[.normal]
  }
  /// Whether the user touches the button.
  open var isHeld: Bool { isTracking && isTouchInside }
  /// Always false, because there is no pointer.
  open var isHovered: Bool { false }
  /// Whether `interactions` contains an interaction for a pointer.
  open var isPointerInteractionEnabled = false {
    didSet { if isPointerInteractionEnabled != oldValue { pointerInteractionDidChange() } }
  }
  private func pointerInteractionDidChange() {
    if isPointerInteractionEnabled {
      addInteraction(UIPointerInteraction(delegate: nil))
    } else {
      for case let old as UIPointerInteraction in interactions where old.delegate == nil {
        removeInteraction(old)
      }
    }
  }
  /// A closure that creates the style of the pointer over the button.
  public typealias PointerStyleProvider = (
    _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
  ) -> UIPointerStyle?
  /// Only tests call it, because there is no pointer.
  ///
  /// Setting it also sets `isPointerInteractionEnabled` to true.
  open var pointerStyleProvider: PointerStyleProvider? {
    didSet { if pointerStyleProvider != nil { isPointerInteractionEnabled = true } }
  }
  /// The order of elements in the configuration that the button creates for its menu.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  /// The title for this state, or else for `normal` (Apple, "title(for:)").
  open func title(for state: State) -> String? { content.titles.value(for: state) }
  /// The attributed title for this state, or else for `normal`.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    content.attributedTitles.value(for: state)
  }
  /// The color of the title in the given state, or that of `normal`, or the default.
  open func titleColor(for state: State) -> UIColor? { shownTitleColor(for: state) }
  /// The shadow color that was set for exactly this state.
  open func titleShadowColor(for state: State) -> UIColor? { content.titleShadowColors[state] }
  /// The image that was set for exactly this state.
  open func image(for state: State) -> UIImage? { content.images[state] }
  /// The background image that was set for exactly this state.
  open func backgroundImage(for state: State) -> UIImage? { content.backgroundImages[state] }

  /// The title that is shown: that of a pop-up button's marked element, of the configuration, of the state, or of
  /// `normal`.
  open var currentTitle: String? { selectedElement?.title ?? content.shownTitle(for: state) }
  /// The color set for the state or for `normal`.
  ///
  /// By default it is white for a custom button, and the tint or its disabled gray for others.
  open var currentTitleColor: UIColor { shownTitleColor(for: state) }
  /// The color of the title's shadow for the current state, or else for `normal`.
  open var currentTitleShadowColor: UIColor? { content.titleShadowColors.value(for: state) }
  /// The image that is shown, after the symbol configuration is applied: that of the configuration, the
  /// state, or `normal`.
  open var currentImage: UIImage? { content.shownImage(for: state) }
  /// The background image for the current state, or else for `normal`.
  open var currentBackgroundImage: UIImage? { content.backgroundImages.value(for: state) }
  /// The attributed title for the current state, or else for `normal`; the configuration's is not included.
  open var currentAttributedTitle: NSAttributedString? {
    content.attributedTitles.value(for: state)
  }

  // MARK: Subviews

  /// The label of the title, which is created on first use.
  open var titleLabel: UILabel? { madeTitleLabel }
  /// The view of the image, which is created on first use.
  open var imageView: UIImageView? { madeImageView }
  /// The label of the subtitle; nil unless the configuration has a subtitle.
  open var subtitleLabel: UILabel? { content.subtitleLabel }

  // MARK: Metrics

  /// The insets of the content; once set, they replace the 6 points above and below a title.
  open var contentEdgeInsets: UIEdgeInsets {
    get { content.contentEdgeInsets ?? .zero }
    set { change { $0.contentEdgeInsets = newValue } }
  }
  /// The insets of the title, in points.
  ///
  /// They reduce its space and move it, by half if it is centered.
  open var titleEdgeInsets: UIEdgeInsets {
    get { content.titleEdgeInsets }
    set { change { $0.titleEdgeInsets = newValue } }
  }
  /// The insets of the image, in points.
  ///
  /// They move it, by half if it is centered.
  open var imageEdgeInsets: UIEdgeInsets {
    get { content.imageEdgeInsets }
    set { change { $0.imageEdgeInsets = newValue } }
  }
  /// Whether the image of a custom button is darkened while the user touches it, if that state has no image of its own.
  ///
  /// In other buttons, the image is dimmed together with the title.
  open var adjustsImageWhenHighlighted = true {
    didSet { showContent() }
  }
  /// Whether the image of a disabled custom button is drawn at half its alpha.
  open var adjustsImageWhenDisabled = true
  /// - Important: Inert. No glow is drawn.
  open var showsTouchWhenHighlighted = false
  /// Whether the title's shadow falls to the opposite side while the user touches the button.
  open var reversesTitleShadowWhenHighlighted = false {
    didSet { showContent() }
  }

  /// The area of the background image: the whole bounds unless a class overrides it.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The bounds without `contentEdgeInsets`; the default of 6 points above and below a title is not subtracted.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: content.contentEdgeInsets ?? .zero)
  }
  /// The place of the title in a content rectangle, beside the current image.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    arrangement(in: contentRect).title
  }
  /// The place of the image in a content rectangle, beside the current title.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    arrangement(in: contentRect).image
  }

  // MARK: Layout and look

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutContent()
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(within: size) }
  open override var intrinsicContentSize: CGSize {
    fittingSize(within: CGSize(width: contentWidthLimit, height: 0))
  }
  private final var contentWidthLimit: CGFloat = 0
  override var heightFollowsWidth: Bool { wrapsConfiguredTitle }
  override func setContentWidthLimit(_ width: CGFloat?) { contentWidthLimit = width ?? 0 }
  override var baselineFont: UIFont? { content.titleLabel?.font }
  override func baselineOffsets(in size: CGSize) -> BaselineOffsets? { titleBaselines(in: size) }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showContent()
  }
  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    showContent()
  }

  override var triggersPrimaryActionOnTouchUp: Bool { true }
  override var describesRecognizers: Bool {
    buttonType == .system && ViewDescriptionEra.current.showsButtonRecognizers
  }

  override func stateDidChange() {
    super.stateDidChange()
    updateForState()
  }
}
