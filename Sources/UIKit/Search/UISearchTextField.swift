/// The field of a search bar: 36 points high, with a magnifying glass before the text.
open class UISearchTextField: UITextField {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpSearch()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpSearch()
  }

  /// Points that the search bar moves the text by.
  final var textOffset = UIOffset.zero { didSet { setNeedsDisplay() } }

  private func setUpSearch() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 10
    layer.cornerCurve = .continuous
    let configuration = UIImage.SymbolConfiguration(pointSize: 15)
    let glass = UIImageView(
      image: UIImage(systemName: "magnifyingglass", withConfiguration: configuration))
    glass.tintColor = .secondaryLabel
    leftView = glass
    leftViewMode = .always
    clearButtonMode = .whileEditing
    returnKeyType = .search
  }

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    super.leftViewRect(forBounds: bounds).offsetBy(dx: 6, dy: 0)
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    super.textRect(forBounds: bounds).inset(
      by: UIEdgeInsets(top: 0, left: 6, bottom: 0, right: 6)
    ).offsetBy(dx: textOffset.horizontal, dy: textOffset.vertical)
  }
}
