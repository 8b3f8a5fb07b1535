import DarkroomObjectiveC
public import Foundation

/// An editable text with several lines that can be scrolled.
///
/// There is no keyboard here: tests edit with `insertText(_:)`, `deleteBackward()` and `text`.
open class UITextView: UIScrollView, UITextInput {
  let textDrawing = TextDrawingView(frame: .zero)
  private var storedText: NSAttributedString?
  private var plainText = ""

  /// A convenience initializer that calls the class's own, so that subclasses which override only that one inherit it.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Creates an empty view; nil creates a text container, whose size follows the view.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    setUp()
  }

  /// The view uses TextKit 1 in either case, because a layout manager of TextKit 2 does not exist here.
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero) }

  /// Is posted after a view has become the first responder; the object is the view.
  nonisolated public static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Is posted after a view has stopped being the first responder; the object is the view.
  nonisolated public static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditingNotification")
  /// Is posted after text was typed or deleted; the object is the view.
  nonisolated public static let textDidChangeNotification = NSNotification.Name(
    "UITextViewTextDidChangeNotification")

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decode(coder, as: UITextView.self)
  }

  public convenience init() { self.init(frame: .zero) }

  /// The border of the view; by default none.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  /// Setting it changes the width, the color and the corners of the layer's border.
  open var borderStyle: BorderStyle = .none {
    didSet { if borderStyle != oldValue { showBorder() } }
  }

  private func setUp() {
    backgroundColor = .systemBackground
    textDrawing.owner = self
    addSubview(textDrawing)
    textContainer.didChange = { [weak self] in
      MainActor.assumeIsolated { self?.textDidChange() }
    }
    adoptTextKit()
  }

  /// The area into which the text is laid out.
  public private(set) var textContainer = NSTextContainer()
  /// The storage is created on first use; edits in it are visible in the view.
  open var textStorage: NSTextStorage { textKit.storage }
  /// The manager that lays out `textStorage`; it is created on first use.
  open var layoutManager: NSLayoutManager { textKit.manager }
  private(set) final lazy var textKit = TextViewTextKit(self)
  /// Whether the text storage is in use, so that it must follow the text.
  final var usesTextKit = false

  /// The insets in points; the container's `lineFragmentPadding`, 5 by default, is added at the sides.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { textDidChange() }
  }

  /// Never nil when read, as in UIKit.
  open var text: String! {
    get { plainText }
    set {
      tellingObservers(of: \.text, named: "text") {
        plainText = newValue ?? ""
        storedText = nil
        textWasSet()
      }
    }
  }

  /// The text with attributes; parts without font or color get the view's.
  open var attributedText: NSAttributedString! {
    get { storedText ?? NSAttributedString(string: plainText, attributes: standardAttributes) }
    set {
      tellingObservers(of: \.attributedText, named: "attributedText") {
        plainText = newValue?.string ?? ""
        storedText = newValue.map { NSAttributedString(attributedString: $0) }
        textWasSet()
      }
    }
  }

  /// The font; for attributed text, that of the first character, and nil if there is no text and no font was set.
  ///
  /// Text without a font is drawn in Helvetica at 12 points, in lines of 13.8 points.
  open var font: UIFont? {
    get { ownFont ?? (plainText.isEmpty ? nil : attributedText.firstFont) }
    set { ownFont = newValue }
  }
  private(set) final var ownFont: UIFont? {
    didSet {
      followCategory()
      textDidChange()
    }
  }
  /// The color of text without one; nil means `UIColor.label`.
  open var textColor: UIColor? { didSet { textDidChange() } }
  /// Whether the view has a find interaction.
  open var isFindInteractionEnabled: Bool {
    get { finding != nil }
    set {
      guard newValue != isFindInteractionEnabled else { return }
      if let finding { removeInteraction(finding.interaction) }
      finding = newValue ? TextViewFinding() : nil
      if let finding { addInteraction(finding.interaction) }
    }
  }
  /// Nil unless it is enabled.
  open var findInteraction: UIFindInteraction? { finding?.interaction }
  private final var finding: TextViewFinding?
  /// The alignment of text without a paragraph style; `natural` by default.
  open var textAlignment: NSTextAlignment = .natural { didSet { textDidChange() } }
  /// Whether a font of a text style follows the preferred content size; setting it has an immediate effect.
  open var adjustsFontForContentSizeCategory = false { didSet { followCategory() } }
  /// Whether cut, paste and delete have an effect; true by default.
  ///
  /// `insertText(_:)` works in any case.
  open var isEditable = true
  /// Whether the view can become the first responder while it is not editable; true by default.
  open var isSelectable = true
  /// The range in UTF-16 units; it is limited to the text.
  open var selectedRange: NSRange {
    get { storedSelection }
    set {
      let old = storedSelection
      storedSelection = newValue.clamped(to: plainText.utf16.count)
      guard storedSelection != old else { return }
      if isFirstResponder { textDrawing.setNeedsDisplay() }
      textDelegate?.textViewDidChangeSelection(self)
    }
  }
  private var storedSelection = NSRange(location: 0, length: 0)
  /// The attributes of links, which take precedence over the text's own; the link color by default.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [
    .foregroundColor: UIColor.link
  ]
  /// The kind of keyboard; it is stored, because there is no keyboard.
  open var keyboardType: UIKeyboardType = .default
  /// The label of the return key; it is stored, because there is no keyboard.
  open var returnKeyType: UIReturnKeyType = .default
  /// Where the keyboard writes capital letters; it is stored, and typed text is not changed.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  /// Whether the keyboard corrects words; it is stored, and typed text is not changed.
  open var autocorrectionType: UITextAutocorrectionType = .default
  /// Whether accessibility keeps the text secret; it is drawn as it is.
  open var isSecureTextEntry = false
  /// The look of the keyboard; it is stored, because there is no keyboard.
  open var keyboardAppearance: UIKeyboardAppearance = .default
  /// Whether spelling is checked; it is stored, and nothing is marked.
  open var spellCheckingType: UITextSpellCheckingType = .default
  /// The meaning of the text for suggestions; it is stored, and nothing is suggested.
  open var textContentType: UITextContentType?
  /// Whether the return key needs a text; it is stored, because there is no keyboard.
  open var enablesReturnKeyAutomatically = false
  /// - Important: Inert. There is no keyboard.
  open var smartQuotesType: UITextSmartQuotesType = .default
  /// - Important: Inert. There is no keyboard.
  open var smartDashesType: UITextSmartDashesType = .default
  /// - Important: Inert. There is no keyboard.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  /// - Important: Inert. There is no keyboard.
  open var inlinePredictionType: UITextInlinePredictionType = .default
  /// - Important: Inert. There is no keyboard.
  open var passwordRules: UITextInputPasswordRules?
  /// - Important: Inert. Nobody chooses from a menu of styles.
  open var allowsEditingTextAttributes = false
  /// - Important: Inert. Links are what the text says.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// - Important: Inert.
  open var usesStandardTextScaling = false
  private var storedInputView: UIView?
  private var storedInputAccessoryView: UIView?
  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { storedInputAccessoryView }
    set { storedInputAccessoryView = newValue }
  }
  /// Whether typing replaces the whole text; typing or losing the focus resets it.
  open var clearsOnInsertion = false
  /// Scrolls by the shortest distance that makes the lines of the range visible.
  open func scrollRangeToVisible(_ range: NSRange) {
    layoutIfNeeded()
    let characters = CharacterRange(range.clamped(to: plainText.utf16.count))
    let lines = edited.rects(for: characters)
    let rect = lines.reduce(CGRect.null) { $0.union($1) }
    scrollRectToVisible(rect.isNull ? caretRect(for: characters.start) : rect, animated: false)
  }

  /// The attributes are those of the view's font, color and alignment until others are set.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { storedTypingAttributes ?? standardAttributes }
    set { storedTypingAttributes = newValue }
  }
  private var storedTypingAttributes: [NSAttributedString.Key: Any]?

  private var standardAttributes: [NSAttributedString.Key: Any] {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = textAlignment
    return [
      .font: ownFont ?? TextAttributes.defaultFont, .foregroundColor: textColor ?? .label,
      .paragraphStyle: paragraph,
    ]
  }

  /// Whether the text is not empty.
  open var hasText: Bool { !plainText.isEmpty }
  /// The object that is asked before changes and told about them and about scrolling; it is not retained.
  open var delegate: (any UITextViewDelegate)? {
    get { textDelegate }
    set { scrollDelegate = newValue }
  }
  /// The delegate that the view calls, even if a subclass overrides the `delegate` property.
  private var textDelegate: (any UITextViewDelegate)? { scrollDelegate as? any UITextViewDelegate }
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard textDelegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return false }
    textDrawing.setNeedsDisplay()
    textDelegate?.textViewDidBeginEditing(self)
    post(Self.textDidBeginEditingNotification)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard textDelegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    clearsOnInsertion = false
    textDrawing.setNeedsDisplay()
    textDelegate?.textViewDidEndEditing(self)
    post(Self.textDidEndEditingNotification)
    return true
  }

  /// Simulates typing, which replaces the selection.
  open func insertText(_ text: String) {
    let all = NSRange(location: 0, length: plainText.utf16.count)
    change(clearsOnInsertion ? all : selectedRange, to: text)
    clearsOnInsertion = false
  }

  /// Simulates the delete key: asks the delegate, and removes the selection or the character before it.
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
    inputDelegate?.textWillChange(self)
    text = (plainText as NSString).replacingCharacters(in: range, with: string)
    selectedRange = NSRange(location: range.location + string.utf16.count, length: 0)
    inputDelegate?.textDidChange(self)
    textDelegate?.textViewDidChange(self)
    post(Self.textDidChangeNotification)
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  // MARK: Standard edit actions

  open override func copy(_ sender: Any?) {
    guard selectedRange.length > 0 else { return }
    UIPasteboard.general.string = (plainText as NSString).substring(with: selectedRange)
  }
  open override func cut(_ sender: Any?) {
    guard selectedRange.length > 0, isEditable else { return }
    copy(sender)
    change(selectedRange, to: "")
  }
  open override func paste(_ sender: Any?) {
    guard isEditable, let string = UIPasteboard.general.string else { return }
    insertText(string)
  }
  open override func delete(_ sender: Any?) {
    if selectedRange.length > 0, isEditable { change(selectedRange, to: "") }
  }
  open override func selectAll(_ sender: Any?) {
    selectedRange = NSRange(location: 0, length: plainText.utf16.count)
  }

  private func textWasSet() {
    selectedRange = NSRange(location: plainText.utf16.count, length: 0)
    if usesTextKit { textKit.show(attributedText) }
    textDidChange()
  }

  // MARK: Marked text

  /// The marked text, which is being composed, as set by `setMarkedText(_:selectedRange:)`.
  open var markedTextRange: UITextRange? { marked.range }
  /// The attributes of marked text, which take precedence over its own; with nil it is drawn like other text.
  open var markedTextStyle: [NSAttributedString.Key: Any]? { didSet { textDidChange() } }
  private var marked = MarkedText() { didSet { textDidChange() } }
  /// Replaces the previously marked text, or else the selection; the delegate is not asked.
  open func setMarkedText(_ markedText: String?, selectedRange inside: NSRange) {
    var marked = marked
    selectedRange = marked.replace(with: markedText, selecting: inside, insteadOf: selectedRange) {
      replaceUnasked($0, with: $1)
    }
    self.marked = marked
  }
  /// Ends the composition; the text stays as it is.
  open func unmarkText() { marked = MarkedText() }

  // MARK: Input

  private var inputState = TextInputState()
  /// A delegate that is told about changes by `insertText(_:)`, `deleteBackward()` and similar methods.
  open var inputDelegate: (any UITextInputDelegate)? {
    get { inputState.delegate }
    set { inputState.delegate = newValue }
  }
  /// An object that finds words and other units in the text.
  open var tokenizer: any UITextInputTokenizer { inputState.tokenizer(for: self) }
  /// The end of a range that lies farthest in a direction.
  open func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? { edited.position(within: range, farthestIn: direction) }
  /// The range of the character beside a position in a direction.
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { edited.characterRange(byExtending: position, in: direction) }
  /// The direction that was set for the whole text, or else that of the paragraph's first letter.
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { inputState.direction ?? edited.writingDirection(at: position) }
  /// Sets the direction of the whole text, regardless of the range; text with natural alignment moves to the side where
  /// it begins.
  open func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) { textAlignment = inputState.setDirection(writingDirection) }

  // MARK: Positions

  /// The text in a range; nil for a range outside the text.
  open func text(in range: UITextRange) -> String? { edited.text(in: range) }
  /// Replaces the text in a range; the delegate is not asked, but told.
  open func replace(_ range: UITextRange, withText text: String) {
    if let characters = edited.characters(range) { replaceUnasked(characters, with: text) }
  }
  /// The selection; nil, or a range outside the text, does not change it.
  open var selectedTextRange: UITextRange? {
    get { CharacterRange(selectedRange) }
    set { if let range = newValue.flatMap(edited.characters) { selectedRange = range } }
  }
  /// The position before the first character.
  open var beginningOfDocument: UITextPosition { CharacterPosition(0) }
  /// The position after the last character.
  open var endOfDocument: UITextPosition { CharacterPosition(edited.string.length) }
  /// The range between two positions, in either order.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
    -> UITextRange?
  { EditedText.range(fromPosition, toPosition) }
  /// The position a number of UTF-16 units away; nil if it would be outside the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    EditedText.position(from: position, offset: offset, length: edited.string.length)
  }
  /// The position a number of UTF-16 units or lines away in a direction; nil if there is none.
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { edited.position(from: position, in: direction, offset: offset) }
  /// The order of two positions.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    EditedText.order(offset(from: position, to: other))
  }
  /// The distance between two positions in UTF-16 units; negative if the second is before the first.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    EditedText.distance(from, toPosition) ?? 0
  }
  /// Returns a null rectangle for a range outside the text.
  open func firstRect(for range: UITextRange) -> CGRect {
    edited.rects(for: range).first ?? caretRect(for: range.start)
  }
  /// The place of the caret at a position, in the view's content.
  open func caretRect(for position: UITextPosition) -> CGRect { edited.caret(at: position) }
  /// The rectangles of a selection, at least one for each line.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    edited.selection(for: range)
  }
  /// The position nearest to a point of the content.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { edited.closest(to: point) }
  /// The position in a range that is nearest to a point of the content.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    edited.closest(to: point, within: range)
  }
  /// The character at a point of the content; nil beside the text.
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
  /// The limit that is set while constraints are solved; otherwise the text breaks at the width of the view.
  private final var contentWidthLimit: CGFloat?
  override var heightFollowsWidth: Bool { !isScrollEnabled }
  override func setContentWidthLimit(_ width: CGFloat?) { contentWidthLimit = width }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width) }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if isFirstResponder { textDrawing.setNeedsDisplay() }
  }

  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    followCategory()
    if borderStyle != .none { showBorder() }
    textDrawing.setNeedsDisplay()
  }
}

extension NSAttributedString {
  fileprivate var firstFont: UIFont? { stretch(at: 0).1[.font] as? UIFont }
}
