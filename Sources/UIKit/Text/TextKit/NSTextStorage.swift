public import Foundation

/// A text that notifies its layout managers about changes.
///
/// A subclass overrides `string`, `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)` and
/// `setAttributes(_:range:)`, and calls `edited(_:range:changeInLength:)`, as on iOS.
open class NSTextStorage: NSMutableAttributedString {
  /// The kind of an edit: characters, attributes, or both.
  public struct EditActions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  private var managers: [NSLayoutManager] = []
  private var editingDepth = 0
  /// Whether a method is already in progress: Foundation's methods call each other, and only the outermost one reports
  /// the change.
  private var isInsideEdit = false

  /// The managers that lay out the text, in the order in which they were added.
  open var layoutManagers: [NSLayoutManager] { managers }
  /// Adds a manager, which lays the text out anew; one that is there already is ignored.
  open func addLayoutManager(_ layoutManager: NSLayoutManager) {
    guard !managers.contains(where: { $0 === layoutManager }) else { return }
    managers.append(layoutManager)
    layoutManager.storage = self
    layoutManager.forgetLayout()
  }
  /// Removes a manager and discards its layout; has no effect for another text's manager.
  open func removeLayoutManager(_ layoutManager: NSLayoutManager) {
    guard managers.contains(where: { $0 === layoutManager }) else { return }
    managers.removeAll { $0 === layoutManager }
    guard layoutManager.storage === self else { return }
    layoutManager.storage = nil
    layoutManager.forgetLayout()
  }

  /// Is told before and after the edits are processed.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// What is being edited; empty outside of an edit.
  open private(set) var editedMask: EditActions = []
  /// `NSNotFound` where nothing is being edited.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// The change of the length in the current edit, in UTF-16; 0 outside of one.
  open private(set) var changeInLength = 0

  // MARK: Reporting

  /// The range is the edited one before the change; `delta` is the change of its length.
  open func edited(
    _ editedMask: EditActions, range: NSRange, changeInLength delta: Int
  ) {
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    let new = NSRange(location: range.location, length: max(0, range.length + delta))
    editedRange = editedRange.location == NSNotFound ? new : NSUnionRange(editedRange, new)
    if editingDepth == 0 { processEditing() }
  }

  /// Tells the delegate before and after the edit, then discards the layout of all managers.
  open func processEditing() {
    delegate?.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
    delegate?.textStorage(self, didProcessEditing: mask, range: range, changeInLength: delta)
    for manager in managers { manager.forgetLayout() }
  }

  open override func beginEditing() {
    editingDepth += 1
  }
  open override func endEditing() {
    guard editingDepth > 0 else { return }
    editingDepth -= 1
    if editingDepth == 0, !editedMask.isEmpty { processEditing() }
  }

  private func edit(_ actions: EditActions, _ range: NSRange, _ body: () -> Void) {
    guard !isInsideEdit else { return body() }
    let old = length
    isInsideEdit = true
    body()
    isInsideEdit = false
    edited(actions, range: range, changeInLength: length - old)
  }

  // MARK: Edits

  open override func replaceCharacters(in range: NSRange, with str: String) {
    edit(.editedCharacters, range) { super.replaceCharacters(in: range, with: str) }
  }
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    edit([.editedCharacters, .editedAttributes], range) {
      super.replaceCharacters(in: range, with: attrString)
    }
  }
  open override func setAttributes(
    _ attrs: [NSAttributedString.Key: Any]?, range: NSRange
  ) {
    edit(.editedAttributes, range) { super.setAttributes(attrs, range: range) }
  }
  open override func addAttribute(
    _ name: NSAttributedString.Key, value: Any, range: NSRange
  ) {
    edit(.editedAttributes, range) { super.addAttribute(name, value: value, range: range) }
  }
  open override func addAttributes(
    _ attrs: [NSAttributedString.Key: Any], range: NSRange
  ) {
    edit(.editedAttributes, range) { super.addAttributes(attrs, range: range) }
  }
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    edit(.editedAttributes, range) { super.removeAttribute(name, range: range) }
  }
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    edit([.editedCharacters, .editedAttributes], NSRange(location: loc, length: 0)) {
      super.insert(attrString, at: loc)
    }
  }
  open override func append(_ attrString: NSAttributedString) {
    edit([.editedCharacters, .editedAttributes], NSRange(location: length, length: 0)) {
      super.append(attrString)
    }
  }
  open override func deleteCharacters(in range: NSRange) {
    edit(.editedCharacters, range) { super.deleteCharacters(in: range) }
  }
  open override func setAttributedString(_ attrString: NSAttributedString) {
    edit([.editedCharacters, .editedAttributes], NSRange(location: 0, length: length)) {
      super.setAttributedString(attrString)
    }
  }
}

extension NSTextStorage {
  /// A copy made with the overridable methods, which Foundation's own copy does not use on Linux.
  var contents: NSAttributedString {
    let copy = NSMutableAttributedString(string: "")
    let text = string as NSString
    var location = 0
    while location < text.length {
      let (range, attributes) = stretch(at: location)
      let end = min(max(NSMaxRange(range), location + 1), text.length)
      let piece = text.substring(with: NSRange(location: location, length: end - location))
      copy.append(NSAttributedString(string: piece, attributes: attributes))
      location = end
    }
    return copy
  }
}
