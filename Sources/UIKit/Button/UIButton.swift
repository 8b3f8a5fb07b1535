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

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    become(.system)
    self.configuration = configuration
    adopt(primaryAction)
  }

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

  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open var automaticallyUpdatesConfiguration = true
  open func setNeedsUpdateConfiguration() { updateConfiguration() }
  open func updateConfiguration() { runUpdateHandler() }

  open var menu: UIMenu?
  open var changesSelectionAsPrimaryAction = false
  open var role: Role = .normal

  // MARK: Content of a state

  open func setTitle(_ title: String?, for state: State) {
    change { $0.titles[state] = title }
  }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change { $0.attributedTitles[state] = title }
  }
  open func setTitleColor(_ color: UIColor?, for state: State) {
    change { $0.titleColors[state] = color }
  }
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    change { $0.titleShadowColors[state] = color }
  }
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
  open func title(for state: State) -> String? { content.titles[state] }
  open func attributedTitle(for state: State) -> NSAttributedString? {
    content.attributedTitles[state]
  }
  open func titleColor(for state: State) -> UIColor? { shownTitleColor(for: state) }
  open func titleShadowColor(for state: State) -> UIColor? { content.titleShadowColors[state] }
  open func image(for state: State) -> UIImage? { content.images[state] }
  open func backgroundImage(for state: State) -> UIImage? { content.backgroundImages[state] }

  open var currentTitle: String? { content.shownTitle(for: state) }
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
  open var subtitleLabel: UILabel? { content.subtitleLabel }

  // MARK: Metrics

  /// Once set, it replaces the 6 points above and below a title.
  open var contentEdgeInsets: UIEdgeInsets {
    get { content.contentEdgeInsets ?? .zero }
    set { change { $0.contentEdgeInsets = newValue } }
  }
  open var titleEdgeInsets: UIEdgeInsets {
    get { content.titleEdgeInsets }
    set { change { $0.titleEdgeInsets = newValue } }
  }
  open var imageEdgeInsets: UIEdgeInsets {
    get { content.imageEdgeInsets }
    set { change { $0.imageEdgeInsets = newValue } }
  }
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  /// - Important: Inert.
  open var showsTouchWhenHighlighted = false
  open var reversesTitleShadowWhenHighlighted = false

  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
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
  open override var intrinsicContentSize: CGSize { fittingSize(within: .zero) }
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

  override func stateDidChange() {
    super.stateDidChange()
    updateForState()
  }
}
