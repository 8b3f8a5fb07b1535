import Foundation

/// A place in a text, given by its UTF-16 offset.
final class CharacterPosition: UITextPosition {
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  override func isEqual(_ object: Any?) -> Bool {
    (object as? CharacterPosition)?.offset == offset
  }
  override var hash: Int { offset }
}

/// A range of a text, given by UTF-16 offsets.
final class CharacterRange: UITextRange {
  let range: NSRange

  init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  override var start: UITextPosition { CharacterPosition(range.location) }
  override var end: UITextPosition { CharacterPosition(NSMaxRange(range)) }
  override var isEmpty: Bool { range.length == 0 }
  override func isEqual(_ object: Any?) -> Bool {
    (object as? CharacterRange)?.range == range
  }
  override var hash: Int { range.location &* 31 &+ range.length }
}

/// The rectangle of a selection in one line of a text field or text view.
final class LineSelectionRect: UITextSelectionRect {
  private let box: CGRect
  private let isFirst: Bool
  private let isLast: Bool

  init(_ box: CGRect, isFirst: Bool, isLast: Bool) {
    self.box = box
    self.isFirst = isFirst
    self.isLast = isLast
    super.init()
  }

  override var rect: CGRect { box }
  override var containsStart: Bool { isFirst }
  override var containsEnd: Bool { isLast }
}
