/// Several lines of text that scroll and can be edited.
///
/// There is no keyboard: tests edit with `insertText(_:)`, `deleteBackward()` and `text`.
open class UITextView: UIScrollView {
  let textDrawing = TextDrawingView(frame: .zero)
  private var storedText: NSAttributedString?
  private var plainText = ""

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decode(coder, as: UITextView.self)
  }

  public convenience init() { self.init(frame: .zero) }

  private func setUp() {
    backgroundColor = .systemBackground
    textDrawing.owner = self
    addSubview(textDrawing)
    textContainer.didChange = { [weak self] in
      MainActor.assumeIsolated { self?.textDidChange() }
    }
  }

  public private(set) var textContainer = NSTextContainer()
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { textDidChange() }
  }

  /// Never nil when read, as in UIKit.
  open var text: String! {
    get { plainText }
    set {
      plainText = newValue ?? ""
      storedText = nil
      textDidChange()
    }
  }

  open var attributedText: NSAttributedString! {
    get { storedText ?? NSAttributedString(string: plainText, attributes: typingAttributes) }
    set {
      plainText = newValue?.string ?? ""
      storedText = newValue
      textDidChange()
    }
  }

  /// Nil draws in the system font at 12 points.
  open var font: UIFont? { didSet { textDidChange() } }
  open var textColor: UIColor? { didSet { textDidChange() } }
  open var textAlignment: NSTextAlignment = .natural { didSet { textDidChange() } }
  open var adjustsFontForContentSizeCategory = false
  open var isEditable = true
  open var isSelectable = true
  open var selectedRange = NSRange(location: 0, length: 0)
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [
    .foregroundColor: UIColor.link
  ]
  open var keyboardType: UIKeyboardType = .default
  open var returnKeyType: UIReturnKeyType = .default
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var isSecureTextEntry = false

  open var typingAttributes: [NSAttributedString.Key: Any] {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = textAlignment
    return [
      .font: font ?? .systemFont(ofSize: 12), .foregroundColor: textColor ?? .label,
      .paragraphStyle: paragraph,
    ]
  }

  open var hasText: Bool { !plainText.isEmpty }
  private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard textDelegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return false }
    textDelegate?.textViewDidBeginEditing(self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard textDelegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    textDelegate?.textViewDidEndEditing(self)
    return true
  }

  /// As a key would, at the end of the text.
  open func insertText(_ text: String) {
    change(NSRange(location: plainText.utf16.count, length: 0), to: text)
  }

  open func deleteBackward() {
    guard let last = plainText.last else { return }
    let length = String(last).utf16.count
    change(NSRange(location: plainText.utf16.count - length, length: length), to: "")
  }

  private func change(_ range: NSRange, to string: String) {
    guard
      textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: string) ?? true
    else { return }
    text = (plainText as NSString).replacingCharacters(in: range, with: string)
    textDelegate?.textViewDidChange(self)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutText()
  }

  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    let width = contentWidthLimit ?? bounds.width
    return fittingSize(width: width > 0 ? width : .greatestFiniteMagnitude)
  }
  /// Set while constraints are solved; otherwise the text breaks at the width of the view.
  private final var contentWidthLimit: CGFloat?
  override var heightFollowsWidth: Bool { !isScrollEnabled }
  override func setContentWidthLimit(_ width: CGFloat?) { contentWidthLimit = width }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width) }

  override var naturallyIsAccessibilityElement: Bool { true }
  override var naturalAccessibilityValue: String? { text }
  override var naturalAccessibilityTraits: UIAccessibilityTraits {
    isEditable ? .textEntry : .staticText
  }

  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    textDrawing.setNeedsDisplay()
  }
}
