/// A field to search with, 56 points high (see Measures, control sizes).
open class UISearchBar: UIView {
  /// Whether a bar is drawn behind the field.
  ///
  /// - Important: Inert. None is.
  public enum Style: UInt, Sendable {
    case `default` = 0
    case prominent, minimal
  }

  private let field = UISearchTextField(frame: .zero)
  private let cancel = UIButton(type: .system)

  enum Edit { case began, changed, cancelled }

  /// What a search controller hears, before the delegate.
  var onEdit: ((Edit) -> Void)?
  /// Set by a navigation bar, whose search bars have other margins.
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
    cancel.setTitle("Cancel", for: .normal)
    cancel.titleLabel?.font = .systemFont(ofSize: 17)
    cancel.isHidden = true
    addSubview(cancel)
    connect(.editingChanged) { bar in bar.onEdit?(.changed) }
    connect(.editingDidBegin) { bar in bar.onEdit?(.began) }
    connect(.editingChanged) { bar in bar.delegate?.searchBar(bar, textDidChange: bar.text ?? "") }
    connect(.editingDidBegin) { bar in bar.delegate?.searchBarTextDidBeginEditing(bar) }
    connect(.editingDidEnd) { bar in bar.delegate?.searchBarTextDidEndEditing(bar) }
    connect(.editingDidEndOnExit) { bar in bar.delegate?.searchBarSearchButtonClicked(bar) }
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

  open weak var delegate: (any UISearchBarDelegate)?
  open var searchTextField: UISearchTextField { field }

  open var text: String? {
    get { field.text }
    set { field.text = newValue }
  }

  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  /// - Important: Inert. Every style is drawn without a bar behind the field.
  open var searchBarStyle: Style = .default
  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor } }

  open var showsCancelButton: Bool {
    get { !cancel.isHidden }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    cancel.isHidden = !showsCancelButton
    setNeedsLayout()
  }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }
  @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  /// The field is 8 points in from the sides, as far as bar items in a navigation bar, and 36 high.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let button = cancel.isHidden ? CGSize.zero : cancel.sizeThatFits(.zero)
    let taken = cancel.isHidden ? 0 : button.width + 8
    let side = isInNavigationBar ? BarMetrics.sideMargin(width: bounds.width) : 8
    let y = isInNavigationBar ? 1 : ((bounds.height - 36) / 2).rounded()
    var fieldRect = CGRect(x: side, y: y, width: bounds.width - 2 * side - taken, height: 36)
    var buttonRect = CGRect(
      x: bounds.width - side - button.width, y: y, width: button.width, height: 36)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      fieldRect.origin.x = bounds.width - fieldRect.maxX
      buttonRect.origin.x = bounds.width - buttonRect.maxX
    }
    field.frame = fieldRect
    cancel.frame = buttonRect
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 56)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 56)
  }
}
