import DarkroomObjectiveC
public import Foundation

/// An editable line of text.
///
/// There is no keyboard here: tests edit with `insertText(_:)`, `deleteBackward()` and `text`.
open class UITextField: UIControl, UITextInput {
  /// The border of a field; `none` draws nothing and has no insets.
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line, bezel, roundedRect
  }

  /// When a view beside the text, or the clear button, is visible.
  public enum ViewMode: Int, Sendable {
    case never = 0
    case whileEditing, unlessEditing, always
  }

  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }

  /// Is posted after a field has become the first responder; the object is the field.
  nonisolated public static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Is posted after a field has stopped being the first responder; the object is the field.
  nonisolated public static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// Is posted after text was typed or deleted; the object is the field.
  nonisolated public static let textDidChangeNotification = NSNotification.Name(
    "UITextFieldTextDidChangeNotification")

  private var storedText = ""
  private var storedAttributes: NSAttributedString?
  private var storedPlaceholder: NSAttributedString?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decode(coder, as: UITextField.self)
  }

  public convenience init() { self.init(frame: .zero) }

  private func setUp() {
    isOpaque = false
    clipsToBounds = true
    contentMode = .redraw
  }

  /// The object that is asked before changes and told about them; it is not retained.
  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Text

  /// The value is never nil when it is read, as in UIKit; setting it sends no event.
  open var text: String? {
    get { storedText }
    set {
      tellingObservers(of: \.text, named: "text") {
        storedText = newValue ?? ""
        storedAttributes = nil
        selection = NSRange(location: storedText.utf16.count, length: 0)
        contentDidChange()
      }
    }
  }

  /// The text with attributes; plain text has the attributes of the field.
  ///
  /// Setting it sends no event, and moves the caret to the end.
  open var attributedText: NSAttributedString? {
    get { storedAttributes ?? NSAttributedString(string: storedText, attributes: textAttributes) }
    set {
      tellingObservers(of: \.attributedText, named: "attributedText") {
        storedText = newValue?.string ?? ""
        storedAttributes = newValue
        selection = NSRange(location: storedText.utf16.count, length: 0)
        contentDidChange()
      }
    }
  }

  /// The gray text that is shown while the field is empty; nil for none.
  open var placeholder: String? {
    get { storedPlaceholder?.string }
    set {
      storedPlaceholder = newValue.map { NSAttributedString(string: $0) }
      contentDidChange()
    }
  }

  /// The placeholder with attributes; missing ones come from the field, with the placeholder's gray.
  open var attributedPlaceholder: NSAttributedString? {
    get { storedPlaceholder }
    set {
      storedPlaceholder = newValue
      contentDidChange()
    }
  }

  /// The font; the default, also for nil, is the system font at 17 points.
  open var font: UIFont? = .systemFont(ofSize: 17) {
    didSet {
      if font == nil { font = .systemFont(ofSize: 17) }
      followCategory()
      contentDidChange()
    }
  }
  /// The color of the text; nil means `UIColor.label`.
  open var textColor: UIColor? = .label { didSet { setNeedsDisplay() } }
  /// The alignment of the text and the placeholder; `natural` by default.
  open var textAlignment: NSTextAlignment = .natural { didSet { setNeedsDisplay() } }
  /// Attributes of the whole text, which take precedence over font, color and alignment.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { contentDidChange() }
  }
  /// Whether text that is wider than its rectangle is drawn in a smaller size; the placeholder keeps its size.
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
  /// The least size of shrunk text, in points.
  open var minimumFontSize: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// Whether a font of a text style follows the preferred content size; setting it has an immediate effect.
  open var adjustsFontForContentSizeCategory = false { didSet { followCategory() } }
  /// Whether the text is removed when editing begins; false by default.
  open var clearsOnBeginEditing = false

  // MARK: Look

  /// The border; `none` by default.
  ///
  /// Its kind also determines the insets of the text.
  open var borderStyle: BorderStyle = .none { didSet { contentDidChange() } }
  /// The image behind the text, stretched to the bounds; a field with a round border does not draw it.
  open var background: UIImage? { didSet { setNeedsDisplay() } }
  /// The image that replaces `background` while the field is disabled.
  open var disabledBackground: UIImage? { didSet { setNeedsDisplay() } }
  /// The view before the text, at the right in right-to-left layouts; `leftViewMode` shows it.
  open var leftView: UIView? { didSet { replace(oldValue, with: leftView) } }
  /// The view after the text, at the left in right-to-left layouts; `rightViewMode` shows it.
  open var rightView: UIView? { didSet { replace(oldValue, with: rightView) } }
  /// When the left view is visible; never by default.
  open var leftViewMode: ViewMode = .never { didSet { setNeedsLayout() } }
  /// When the right view is visible; never by default.
  open var rightViewMode: ViewMode = .never { didSet { setNeedsLayout() } }
  /// When the clear button is visible; never by default, and never beside an empty text or a visible right view.
  open var clearButtonMode: ViewMode = .never { didSet { setNeedsDisplay() } }

  // MARK: Keyboard, stored only

  /// The kind of keyboard; it is stored, because there is no keyboard.
  open var keyboardType: UIKeyboardType = .default
  /// The label of the return key; it is stored, because there is no keyboard.
  open var returnKeyType: UIReturnKeyType = .default
  /// The look of the keyboard; it is stored, because there is no keyboard.
  open var keyboardAppearance: UIKeyboardAppearance = .default
  /// Where the keyboard writes capital letters; it is stored, and typed text is not changed.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  /// Whether the keyboard corrects words; it is stored, and typed text is not changed.
  open var autocorrectionType: UITextAutocorrectionType = .default
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
  /// Whether typing replaces the whole text; typing or losing the focus resets it.
  open var clearsOnInsertion = false
  /// The attributes of the next typed text; nil outside of editing.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? storedTypingAttributes ?? defaultTextAttributes : nil }
    set { if isEditing { storedTypingAttributes = newValue } }
  }
  private var storedTypingAttributes: [NSAttributedString.Key: Any]?
  /// Shows dots in place of the text.
  open var isSecureTextEntry = false { didSet { contentDidChange() } }
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

  // MARK: Editing

  /// Whether the field is the first responder.
  open var isEditing: Bool { isFirstResponder }
  open override var canBecomeFirstResponder: Bool { isEnabled }
  /// Whether the text is not empty; a placeholder does not count.
  open var hasText: Bool { !storedText.isEmpty }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    if clearsOnBeginEditing { text = "" }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    post(Self.textDidBeginEditingNotification)
    editingDidChange()
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    clearsOnInsertion = false
    storedTypingAttributes = nil
    tellOfEnd()
    sendActions(for: .editingDidEnd)
    post(Self.textDidEndEditingNotification)
    editingDidChange()
    return true
  }

  /// The selection in UTF-16 units; at the end of the text unless it was set.
  final var selection = NSRange(location: 0, length: 0) {
    didSet { if selection != oldValue, isEditing { setNeedsDisplay() } }
  }

  /// Simulates typing: asks the delegate, replaces the selection, and sends `editingChanged`.
  ///
  /// A line feed is the return key.
  open func insertText(_ text: String) {
    if text == "\n" { return pressReturn() }
    let all = NSRange(location: 0, length: storedText.utf16.count)
    change(clearsOnInsertion ? all : selection, to: text)
    clearsOnInsertion = false
  }

  /// Simulates the delete key: asks the delegate, removes the selection or the character before it, and sends
  /// `editingChanged`.
  open func deleteBackward() {
    guard let range = (storedText as NSString).deletedBackward(from: selection) else { return }
    change(range, to: "")
  }

  private func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
  }

  private func change(_ range: NSRange, to string: String) {
    guard
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true
    else { return }
    replaceUnasked(range, with: string)
  }

  private func replaceUnasked(_ range: NSRange, with string: String) {
    inputDelegate?.textWillChange(self)
    text = (storedText as NSString).replacingCharacters(in: range, with: string)
    selection = NSRange(location: range.location + string.utf16.count, length: 0)
    inputDelegate?.textDidChange(self)
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
  }

  /// Calls the method with a reason if the delegate has it, otherwise the one without.
  private func tellOfEnd() {
    delegate?.textFieldDidEndEditing(self, reason: .committed)
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  // MARK: Standard edit actions

  open override func copy(_ sender: Any?) {
    guard selection.length > 0, !isSecureTextEntry else { return }
    UIPasteboard.general.string = (storedText as NSString).substring(with: selection)
  }
  open override func cut(_ sender: Any?) {
    guard selection.length > 0, !isSecureTextEntry else { return }
    copy(sender)
    change(selection, to: "")
  }
  /// Inserts the text of the general pasteboard, with line feeds as spaces.
  open override func paste(_ sender: Any?) {
    guard let string = UIPasteboard.general.string else { return }
    insertText(string.replacingOccurrences(of: "\n", with: " "))
  }
  open override func delete(_ sender: Any?) {
    if selection.length > 0 { change(selection, to: "") }
  }
  open override func selectAll(_ sender: Any?) {
    selection = NSRange(location: 0, length: storedText.utf16.count)
  }

  // MARK: Marked text

  /// The marked text, which is being composed, as set by `setMarkedText(_:selectedRange:)`.
  open var markedTextRange: UITextRange? { marked.range }
  /// The attributes of marked text, which take precedence over its own; with nil it is drawn like other text.
  open var markedTextStyle: [NSAttributedString.Key: Any]? { didSet { editingDidChange() } }
  private var marked = MarkedText() { didSet { editingDidChange() } }
  /// Replaces the previously marked text, or else the selection; the delegate is not asked.
  open func setMarkedText(_ markedText: String?, selectedRange inside: NSRange) {
    var marked = marked
    selection = marked.replace(with: markedText, selecting: inside, insteadOf: selection) {
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
    get { CharacterRange(selection) }
    set { if let range = newValue.flatMap(edited.characters) { selection = range } }
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
  /// The place of the caret at a position, in the field's coordinates.
  open func caretRect(for position: UITextPosition) -> CGRect { edited.caret(at: position) }
  /// The rectangles of a selection, at least one for each line.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    edited.selection(for: range)
  }
  /// The position nearest to a point in the field's coordinates.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { edited.closest(to: point) }
  /// The position in a range that is nearest to a point in the field's coordinates.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    edited.closest(to: point, within: range)
  }
  /// The character at a point in the field's coordinates; nil beside the text.
  open func characterRange(at point: CGPoint) -> UITextRange? { edited.character(at: point) }

  // MARK: Accessibility

  // MARK: Layout

  /// The place of the border: the whole bounds unless overridden.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The place of the text outside of editing: the bounds without border, side views and clear button.
  open func textRect(forBounds bounds: CGRect) -> CGRect { innerRect(bounds) }
  /// The place of the placeholder: that of the text unless overridden.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Does not call `textRect(forBounds:)`: a subclass that moves the text overrides both methods.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { innerRect(bounds) }
  /// The place of the clear button in left-to-right layouts; it is mirrored in others.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { standardClearRect(bounds) }
  /// The place of the left view in left-to-right layouts, at its own size; it is mirrored in others.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { standardSideRect(leftView, bounds) }
  /// The place of the right view in left-to-right layouts, at its own size; it is mirrored in others.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    var rect = standardSideRect(rightView, bounds)
    rect.origin.x = bounds.maxX - rect.width
    return rect
  }
  /// The image that is drawn instead of the clear button's own.
  var ownClearImage: UIImage? { nil }
  /// Draws the text in one line, centered vertically and truncated at its end.
  open func drawText(in rect: CGRect) {
    let fitted = self.fitted(shownText, in: rect.width)
    drawLine(fitted.text, in: rect, lowering: fitted.lowering)
  }
  /// Draws the placeholder in one line, centered vertically and truncated at its end.
  open func drawPlaceholder(in rect: CGRect) {
    if let shownPlaceholder { drawLine(shownPlaceholder, in: rect) }
  }

  open override func draw(_ rect: CGRect) { drawField() }
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutSideViews()
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if isEditing { setNeedsDisplay() }
  }
  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    followCategory()
  }
  open override var intrinsicContentSize: CGSize { naturalSize }
  override var baselineFont: UIFont? { font }
  override func baselineOffsets(in size: CGSize) -> BaselineOffsets? { lineBaselines(in: size) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }
}
