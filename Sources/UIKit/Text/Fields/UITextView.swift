/// Several lines of text that scroll and can be edited.
///
/// There is no keyboard: tests edit with `insertText(_:)`, `deleteBackward()` and `text`.
open class UITextView: UIScrollView, UITextInput {
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
    adoptTextKit()
  }

  public private(set) var textContainer = NSTextContainer()
  /// Made when first asked for; what is edited in it shows in the view.
  open var textStorage: NSTextStorage { textKit.storage }
  open var layoutManager: NSLayoutManager { textKit.manager }
  private(set) final lazy var textKit = TextViewTextKit(self)
  /// Whether somebody uses the text storage, which then follows the text.
  final var usesTextKit = false

  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { textDidChange() }
  }

  /// Never nil when read, as in UIKit.
  open var text: String! {
    get { plainText }
    set {
      plainText = newValue ?? ""
      storedText = nil
      textWasSet()
    }
  }

  open var attributedText: NSAttributedString! {
    get { storedText ?? NSAttributedString(string: plainText, attributes: typingAttributes) }
    set {
      plainText = newValue?.string ?? ""
      storedText = newValue.map { NSAttributedString(attributedString: $0) }
      textWasSet()
    }
  }

  /// Nil draws in Helvetica at 12 points, in lines of 13.8.
  open var font: UIFont? {
    didSet {
      followCategory()
      textDidChange()
    }
  }
  open var textColor: UIColor? { didSet { textDidChange() } }
  open var textAlignment: NSTextAlignment = .natural { didSet { textDidChange() } }
  /// Follows the preferred content size where the font is of a text style; at once when it is set.
  open var adjustsFontForContentSizeCategory = false { didSet { followCategory() } }
  open var isEditable = true
  open var isSelectable = true
  /// In UTF-16 units; a range beyond the text ends with it.
  open var selectedRange: NSRange {
    get { storedSelection }
    set { storedSelection = newValue.clamped(to: plainText.utf16.count) }
  }
  private var storedSelection = NSRange(location: 0, length: 0)
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
      .font: font ?? TextAttributes.defaultFont, .foregroundColor: textColor ?? .label,
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

  /// As a key would, in place of the selection.
  open func insertText(_ text: String) { change(selectedRange, to: text) }

  open func deleteBackward() {
    guard let range = (plainText as NSString).deletedBackward(from: selectedRange) else { return }
    change(range, to: "")
  }

  private func change(_ range: NSRange, to string: String) {
    guard
      textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: string) ?? true
    else { return }
    replaceUnasked(range, with: string)
  }

  private func replaceUnasked(_ range: NSRange, with string: String) {
    text = (plainText as NSString).replacingCharacters(in: range, with: string)
    selectedRange = NSRange(location: range.location + string.utf16.count, length: 0)
    textDelegate?.textViewDidChange(self)
  }

  private func textWasSet() {
    selectedRange = NSRange(location: plainText.utf16.count, length: 0)
    if usesTextKit { textKit.show(attributedText) }
    textDidChange()
  }

  // MARK: Positions

  open func text(in range: UITextRange) -> String? { edited.text(in: range) }
  open func replace(_ range: UITextRange, withText text: String) {
    if let characters = edited.characters(range) { replaceUnasked(characters, with: text) }
  }
  open var selectedTextRange: UITextRange? {
    get { CharacterRange(selectedRange) }
    set { if let range = newValue.flatMap(edited.characters) { selectedRange = range } }
  }
  open var beginningOfDocument: UITextPosition { CharacterPosition(0) }
  open var endOfDocument: UITextPosition { CharacterPosition(edited.string.length) }
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
    -> UITextRange?
  { EditedText.range(fromPosition, toPosition) }
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    EditedText.position(from: position, offset: offset, length: edited.string.length)
  }
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { edited.position(from: position, in: direction, offset: offset) }
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    EditedText.order(offset(from: position, to: other))
  }
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    EditedText.distance(from, toPosition) ?? 0
  }
  /// Null for what is not in the text.
  open func firstRect(for range: UITextRange) -> CGRect {
    edited.rects(for: range).first ?? caretRect(for: range.start)
  }
  open func caretRect(for position: UITextPosition) -> CGRect { edited.caret(at: position) }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    edited.selection(for: range)
  }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { edited.closest(to: point) }
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    edited.closest(to: point, within: range)
  }
  open func characterRange(at point: CGPoint) -> UITextRange? { edited.character(at: point) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if usesTextKit { textKit.viewDidResize(self) }
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

  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    followCategory()
    textDrawing.setNeedsDisplay()
  }
}
