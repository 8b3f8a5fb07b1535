/// A control that runs its actions when tapped.
///
/// Title label and image view are real subviews, set as soon as what they show is.
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

  public convenience init() { self.init(frame: .zero) }

  /// Of a type with a symbol, such as `contactAdd`, the symbol is the image.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  /// The action's title and image become the button's.
  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
    self.init(frame: frame)
    if primaryAction != nil { become(.system) }
    adopt(primaryAction)
  }

  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  /// A `system` button; the action's title and image are used where the configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    become(.system)
    self.configuration = configuration
    adopt(primaryAction)
  }

  /// The action is for `touchUpInside`.
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  open var buttonType: ButtonType { content.type }

  /// What it holds replaces title, image and insets of the classic interface.
  open var configuration: Configuration? {
    get { content.configuration }
    set { change { $0.configuration = newValue } }
  }

  /// Called as soon as it is set, and at each change of state.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether a change of state calls `updateConfiguration()`.
  open var automaticallyUpdatesConfiguration = true
  /// Headless: calls `updateConfiguration()` at once.
  open func setNeedsUpdateConfiguration() { updateConfiguration() }
  open func updateConfiguration() { runUpdateHandler() }

  /// Shown by a long press, or by a tap where it is the primary action.
  ///
  /// Headless: a test asks the interaction's delegate, which is the button, for it.
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
  /// Whether a tap, before its actions run, selects a button without a menu or takes that back; a menu that shows as
  /// the primary action gives the button the title of its marked element.
  open var changesSelectionAsPrimaryAction = false { didSet { showSelectedElement() } }
  open override var showsMenuAsPrimaryAction: Bool { didSet { showSelectedElement() } }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside, changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
  }
  /// Of a configured button: `destructive` is red where the configuration names no colour.
  open var role: Role = .normal

  // MARK: Content of a state

  /// Shown in a state of its own, `normal`'s in every other; a configuration's title goes before
  /// both.
  open func setTitle(_ title: String?, for state: State) {
    change { $0.titles[state] = title }
  }
  /// Goes before the plain title; not shown by a configured button.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change { $0.attributedTitles[state] = title }
  }
  open func setTitleColor(_ color: UIColor?, for state: State) {
    change { $0.titleColors[state] = color }
  }
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    change { $0.titleShadowColors[state] = color }
  }
  /// Shown in a state of its own, `normal`'s in every other; a configuration's image goes before
  /// both.
  open func setImage(_ image: UIImage?, for state: State) {
    change { $0.images[state] = image }
  }
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    change { $0.backgroundImages[state] = image }
  }
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    change { $0.symbolConfigurations[state] = configuration }
  }
  /// What is set for exactly this state.
  open func preferredSymbolConfigurationForImage(
    in state: State
  ) -> UIImage.SymbolConfiguration? { content.symbolConfigurations[state] }
  /// That of the state, else of `normal`.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    content.symbolConfigurations[state] ?? content.symbolConfigurations[.normal]
  }
  /// Whether a finger is on the button.
  open var isHeld: Bool { isTracking && isTouchInside }
  /// Headless: always false; there is no pointer.
  open var isHovered: Bool { false }
  /// Whether `interactions` has one for a pointer.
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
  /// Makes the style of the pointer over the button.
  public typealias PointerStyleProvider = (
    _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
  ) -> UIPointerStyle?
  /// Headless: there is no pointer; a test calls it.
  ///
  /// Where it is set, `isPointerInteractionEnabled` is true.
  open var pointerStyleProvider: PointerStyleProvider? {
    didSet { if pointerStyleProvider != nil { isPointerInteractionEnabled = true } }
  }
  /// Of the configuration that the button makes for its menu.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  /// What is set for this state, else for `normal` (Apple, "title(for:)").
  open func title(for state: State) -> String? { content.titles.value(for: state) }
  /// What is set for this state, else for `normal`.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    content.attributedTitles.value(for: state)
  }
  /// What the title shows in that state, `normal`'s or the default included.
  open func titleColor(for state: State) -> UIColor? { shownTitleColor(for: state) }
  open func titleShadowColor(for state: State) -> UIColor? { content.titleShadowColors[state] }
  /// What is set for exactly this state.
  open func image(for state: State) -> UIImage? { content.images[state] }
  open func backgroundImage(for state: State) -> UIImage? { content.backgroundImages[state] }

  /// That of a pop-up button's marked element, else the configuration's, that of the state, or that of `normal`.
  open var currentTitle: String? { selectedElement?.title ?? content.shownTitle(for: state) }
  /// Set for the state or for `normal`; else white for a custom button, the tint or its disabled
  /// grey for others.
  open var currentTitleColor: UIColor { shownTitleColor(for: state) }
  open var currentTitleShadowColor: UIColor? { content.titleShadowColors.value(for: state) }
  open var currentImage: UIImage? { content.shownImage(for: state) }
  open var currentBackgroundImage: UIImage? { content.backgroundImages.value(for: state) }
  open var currentAttributedTitle: NSAttributedString? {
    content.attributedTitles.value(for: state)
  }

  // MARK: Subviews

  /// Made when first asked for.
  open var titleLabel: UILabel? { madeTitleLabel }
  open var imageView: UIImageView? { madeImageView }
  /// Nil unless the configuration has a subtitle.
  open var subtitleLabel: UILabel? { content.subtitleLabel }

  // MARK: Metrics

  /// Once set, it replaces the 6 points above and below a title.
  open var contentEdgeInsets: UIEdgeInsets {
    get { content.contentEdgeInsets ?? .zero }
    set { change { $0.contentEdgeInsets = newValue } }
  }
  /// In points; they move the title, by half of it where it is centred, and take from its room.
  open var titleEdgeInsets: UIEdgeInsets {
    get { content.titleEdgeInsets }
    set { change { $0.titleEdgeInsets = newValue } }
  }
  /// In points; they move the image, by half of it where it is centred.
  open var imageEdgeInsets: UIEdgeInsets {
    get { content.imageEdgeInsets }
    set { change { $0.imageEdgeInsets = newValue } }
  }
  /// Whether the image of a custom button is darker while it is touched, where that state has none of its own.
  ///
  /// Images of other buttons pale with the title.
  open var adjustsImageWhenHighlighted = true {
    didSet { showContent() }
  }
  /// Whether the image of a disabled custom button is drawn at half of its alpha.
  open var adjustsImageWhenDisabled = true
  /// - Important: Inert. No glow is drawn.
  open var showsTouchWhenHighlighted = false
  /// Whether the title's shadow falls to the other side while the button is touched.
  open var reversesTitleShadowWhenHighlighted = false {
    didSet { showContent() }
  }

  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The bounds less `contentEdgeInsets`; the 6 points above and below a title are not taken off.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: content.contentEdgeInsets ?? .zero)
  }
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    arrangement(in: contentRect).title
  }
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
