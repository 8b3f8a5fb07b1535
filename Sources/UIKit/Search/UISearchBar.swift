/// A field for searching, 56 points high at the default text size (see Measures, control sizes).
open class UISearchBar: UIView, UIBarPositioning {
  /// An image of the field that can be replaced.
  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }

  /// Whether a bar is drawn behind the field.
  ///
  /// - Important: Inert. None is.
  public enum Style: UInt, Sendable {
    case `default` = 0
    case prominent, minimal
  }

  let field = UISearchTextField(frame: .zero)
  var icons: [Icon: StateValues<UIImage>] = [:]
  var images = BarImages()
  var scope = Scope()
  private lazy var promptLabel = UILabel()
  private let cancel = UIButton(type: .system)
  private lazy var fieldDelegate = SearchFieldDelegate(of: self)

  enum Edit { case began, changed, cancelled }

  /// A closure of the search controller that is called before the delegate.
  var onEdit: ((Edit) -> Void)?
  /// Whether the bar is in a navigation bar, which sets this because search bars have other margins there.
  var isInNavigationBar = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decode(coder, as: UISearchBar.self)
  }

  public convenience init() { self.init(frame: .zero) }

  private func setUp() {
    isOpaque = false
    addSubview(field)
    field.delegate = fieldDelegate
    cancel.setTitle("Cancel", for: .normal)
    cancel.titleLabel?.font = .systemFont(ofSize: 17)
    cancel.isHidden = true
    addSubview(cancel)
    connect(.editingChanged) { bar in
      bar.field.setNeedsLayout()
      bar.onEdit?(.changed)
    }
    connect(.editingDidBegin) { bar in bar.onEdit?(.began) }
    connect(.editingChanged) { bar in bar.delegate?.searchBar(bar, textDidChange: bar.text ?? "") }
    connect(.editingDidBegin) { bar in bar.delegate?.searchBarTextDidBeginEditing(bar) }
    connect(.editingDidEnd) { bar in bar.delegate?.searchBarTextDidEndEditing(bar) }
    connect(.editingDidEndOnExit) { bar in bar.delegate?.searchBarSearchButtonClicked(bar) }
    field.trailingButton.addAction(
      UIAction { [weak self] _ in self?.trailingButtonWasTapped() }, for: .touchUpInside)
    cancel.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.delegate?.searchBarCancelButtonClicked(self)
        self.onEdit?(.cancelled)
      }, for: .touchUpInside)
  }

  private func connect(_ event: UIControl.Event, _ tell: @escaping (UISearchBar) -> Void) {
    field.addAction(UIAction { [weak self] _ in self.map(tell) }, for: event)
  }

  /// The object that is asked and told about edits and buttons; it is not retained.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The field inside the bar.
  open var searchTextField: UISearchTextField { field }

  /// The text of the field; setting it does not tell the delegate.
  open var text: String? {
    get { field.text }
    set {
      field.text = newValue
      field.setNeedsLayout()
    }
  }

  /// The gray text of an empty field.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  /// A line above the field, which makes the bar 30 points higher.
  open var prompt: String? {
    didSet { partsDidChange() }
  }
  /// Always `any`, because no bar is drawn behind the field.
  open var barPosition: UIBarPosition { .any }

  // MARK: Buttons of the field

  /// Whether there is a book at the end of a field without text; the delegate is told when it is tapped.
  open var showsBookmarkButton = false {
    didSet { trailingIconDidChange() }
  }
  /// Whether there is a list at the end of the field, which replaces the book.
  open var showsSearchResultsButton = false {
    didSet { trailingIconDidChange() }
  }
  /// Whether the button for results is shown as selected.
  open var isSearchResultsButtonSelected = false {
    didSet { trailingIconDidChange() }
  }
  /// - Important: Inert. Nobody dictates.
  open var isLookToDictateEnabled = false

  // MARK: Scopes

  /// Titles of the segments below the field.
  open var scopeButtonTitles: [String]? {
    didSet { scopeTitlesDidChange() }
  }
  /// Sends no event when set.
  open var selectedScopeButtonIndex: Int {
    get { scope.selection }
    set { selectScope(newValue) }
  }
  /// Whether the scopes are below the field, which makes the bar 44 points higher, even without titles.
  open var showsScopeBar: Bool {
    get { scope.isShown }
    set { setShowsScope(newValue, animated: false) }
  }
  /// Shows or hides the scopes at once, animated or not.
  open func setShowsScope(_ show: Bool, animated animate: Bool) {
    scope.isShown = show
    partsDidChange()
  }
  /// Drawn behind the scopes, stretched.
  open var scopeBarBackgroundImage: UIImage? {
    didSet { setNeedsLayout() }
  }

  func partsDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    (superview as? UINavigationBar)?.heightMayHaveChanged()
  }

  var promptHeight: CGFloat { prompt == nil ? 0 : BarMetrics.promptHeight }
  var scopeHeight: CGFloat { scope.isShown ? BarMetrics.scopeHeight : 0 }
  private var fieldHeight: CGFloat { UISearchTextField.height(for: traitCollection) }
  private var ownHeight: CGFloat { fieldHeight + 20 + promptHeight + scopeHeight }

  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    if previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
      partsDidChange()
    }
  }

  private func layoutPrompt() {
    guard prompt != nil || promptLabel.superview != nil else { return }
    if promptLabel.superview == nil {
      promptLabel.font = .systemFont(ofSize: 13)
      promptLabel.textAlignment = .center
      addSubview(promptLabel)
    }
    promptLabel.text = prompt
    promptLabel.isHidden = prompt == nil
    let height = promptLabel.sizeThatFits(.zero).height
    promptLabel.frame = CGRect(
      x: 0, y: ((promptHeight - height) / 2 + 4).roundedHalfUp(to: pixel), width: bounds.width,
      height: height)
  }

  /// - Important: Inert. Every style is drawn without a bar behind the field.
  open var searchBarStyle: Style = .default
  /// The background color of the whole bar; nil means none.
  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor } }
  /// - Important: Inert. No bar is drawn behind the field.
  open var barStyle = UIBarStyle.default
  /// - Important: Inert. No bar is drawn behind the field.
  open var isTranslucent = true
  /// Drawn behind the field, stretched.
  open var backgroundImage: UIImage? {
    didSet { setNeedsLayout() }
  }
  lazy var backdrop = UIImageView()

  /// Whether the field accepts text; its appearance does not change.
  open var isEnabled: Bool {
    get { field.isEnabled }
    set { field.isEnabled = newValue }
  }
  /// The points by which the text is moved from its normal place.
  open var searchTextPositionAdjustment: UIOffset {
    get { field.textOffset }
    set { field.textOffset = newValue }
  }
  /// Points that the field is moved by.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero {
    didSet { setNeedsLayout() }
  }

  // MARK: The field's keyboard

  /// The kind of the field's keyboard; it is stored, because there is no keyboard.
  open var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }
  /// The label of the return key; it is stored, because there is no keyboard.
  open var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }
  /// The look of the keyboard; it is stored, because there is no keyboard.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { field.keyboardAppearance }
    set { field.keyboardAppearance = newValue }
  }
  /// Where the keyboard writes capital letters; it is stored, and typed text is not changed.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }
  /// Whether the keyboard corrects words; it is stored, and typed text is not changed.
  open var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }
  /// Whether the field shows dots in place of its text.
  open var isSecureTextEntry: Bool {
    get { field.isSecureTextEntry }
    set { field.isSecureTextEntry = newValue }
  }
  /// Whether spelling is checked; it is stored, and nothing is marked.
  open var spellCheckingType: UITextSpellCheckingType {
    get { field.spellCheckingType }
    set { field.spellCheckingType = newValue }
  }
  /// The meaning of the text for suggestions; it is stored, and nothing is suggested.
  open var textContentType: UITextContentType? {
    get { field.textContentType }
    set { field.textContentType = newValue }
  }
  /// Whether the return key needs a text; it is stored, because there is no keyboard.
  open var enablesReturnKeyAutomatically: Bool {
    get { field.enablesReturnKeyAutomatically }
    set { field.enablesReturnKeyAutomatically = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { field.inputAccessoryView }
    set { field.inputAccessoryView = newValue }
  }

  /// Whether the cancel button is visible; false by default.
  open var showsCancelButton: Bool {
    get { !cancel.isHidden }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  /// Shows or hides the cancel button at once, animated or not.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    cancel.isHidden = !showsCancelButton
    setNeedsLayout()
  }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }
  @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  /// The field is inset by 8 points at the sides, or like bar items in a navigation bar.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let button = cancel.isHidden ? CGSize.zero : cancel.sizeThatFits(.zero)
    let taken = cancel.isHidden ? 0 : button.width + 8
    let row = rowSpan
    let rowHeight = bounds.height - promptHeight - scopeHeight
    let height = fieldHeight
    let y = promptHeight + (isInNavigationBar ? 1 : ((rowHeight - height) / 2).rounded())
    var fieldRect = CGRect(x: row.minX, y: y, width: max(0, row.width - taken), height: height)
    var buttonRect = CGRect(x: row.maxX - button.width, y: y, width: button.width, height: height)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      fieldRect.origin.x = row.minX + taken
      buttonRect.origin.x = row.minX
    }
    fieldRect = fieldRect.offsetBy(
      dx: searchFieldBackgroundPositionAdjustment.horizontal,
      dy: searchFieldBackgroundPositionAdjustment.vertical)
    field.frame = fieldRect
    showBackdrop()
    cancel.frame = buttonRect
    layoutPrompt()
    layoutScope()
  }

  private func showBackdrop() {
    let image = backgroundImage ?? images.shown(at: .any, UIBarMetrics(of: traitCollection))
    guard image != nil || backdrop.superview != nil else { return }
    if backdrop.superview == nil { insertSubview(backdrop, at: 0) }
    backdrop.image = image
    backdrop.isHidden = image == nil
    backdrop.frame = bounds
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ownHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ownHeight)
  }
}
