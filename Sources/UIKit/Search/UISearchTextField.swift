/// The field of a search bar, with a magnifying glass before the text.
///
/// It is 36 points high at the default text size; height and font follow the preferred text size, and the magnifying
/// glass does not (see Measures, bars).
open class UISearchTextField: UITextField {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpSearch()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpSearch()
  }

  /// The points by which the search bar moves the text.
  final var textOffset = UIOffset.zero { didSet { setNeedsDisplay() } }
  /// Points that the icons are moved by.
  final var iconOffsets: [UISearchBar.Icon: UIOffset] = [:] { didSet { setNeedsLayout() } }
  /// The image that replaces the clear button's own.
  final var clearImage: UIImage? { didSet { setNeedsDisplay() } }
  override var ownClearImage: UIImage? { clearImage }
  /// The button at the trailing end, with a book, a list, or neither.
  final let trailingButton = UIButton(type: .system)
  /// Nil for none.
  final var trailingIcon: UISearchBar.Icon?
  /// What `background` is drawn in place of.
  private static let plateColor = UIColor.tertiarySystemFill

  open override var background: UIImage? {
    didSet {
      backgroundColor = background == nil ? Self.plateColor : nil
      layer.cornerRadius = background == nil ? 10 : 0
    }
  }

  private var standardGlass: UIImage?

  /// Shows an image instead of the magnifying glass; nil shows the magnifying glass.
  final func show(glass image: UIImage?) {
    guard let view = leftView as? UIImageView else { return }
    view.image = image ?? standardGlass
    view.sizeToFit()
    setNeedsLayout()
  }

  /// The clear button replaces the book, but not the list.
  open override func layoutSubviews() {
    if trailingIcon != nil || rightView === trailingButton { showTrailingButton() }
    super.layoutSubviews()
  }

  private func showTrailingButton() {
    let isShown = trailingIcon == .resultsList || trailingIcon == .bookmark && !hasText
    let mode: ViewMode = isShown ? .always : .never
    if isShown, rightView !== trailingButton { rightView = trailingButton }
    if rightViewMode != mode { rightViewMode = mode }
  }

  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let rect = super.rightViewRect(forBounds: bounds)
    guard rightView === trailingButton else { return rect }
    let offset = trailingIcon.flatMap { iconOffsets[$0] } ?? .zero
    return rect.offsetBy(dx: offset.horizontal - 6, dy: offset.vertical)
  }

  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let offset = iconOffsets[.clear] ?? .zero
    return super.clearButtonRect(forBounds: bounds)
      .offsetBy(dx: offset.horizontal, dy: offset.vertical)
  }

  private func setUpSearch() {
    backgroundColor = Self.plateColor
    layer.cornerRadius = 10
    layer.cornerCurve = .continuous
    let configuration = UIImage.SymbolConfiguration(pointSize: 15)
    let glass = UIImageView(
      image: UIImage(systemName: "magnifyingglass", withConfiguration: configuration))
    glass.tintColor = .secondaryLabel
    standardGlass = glass.image
    leftView = glass
    leftViewMode = .always
    clearButtonMode = .whileEditing
    returnKeyType = .search
    font = .preferredFont(forTextStyle: .body)
    adjustsFontForContentSizeCategory = true
  }

  /// The height of a field for a text size, in points.
  static func height(for traits: UITraitCollection) -> CGFloat {
    UIFontMetrics.default.scaledValue(for: 36, compatibleWith: traits)
  }

  open override var intrinsicContentSize: CGSize { fieldSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fieldSize }

  /// The size is as high as in a search bar, and wide enough for the text between the icons.
  private var fieldSize: CGSize {
    let room = CGRect(
      x: 0, y: 0, width: 1000, height: Self.height(for: traitCollection))
    let line = (font ?? .systemFont(ofSize: 17)).lineHeight.rounded(.up)
    return CGSize(
      width: naturalSize.width + room.width - textRect(forBounds: room).width,
      height: max(room.height, line + 12))
  }

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let offset = iconOffsets[.search] ?? .zero
    return super.leftViewRect(forBounds: bounds)
      .offsetBy(dx: 6 + offset.horizontal, dy: offset.vertical)
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    super.textRect(forBounds: bounds).inset(
      by: UIEdgeInsets(top: 0, left: 6, bottom: 0, right: 6)
    ).offsetBy(dx: textOffset.horizontal, dy: textOffset.vertical)
  }

  open override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
}
