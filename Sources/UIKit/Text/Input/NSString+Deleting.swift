import Foundation

extension NSString {
  /// What the delete key takes away: the selection, or the character before it; nil for nothing.
  func deletedBackward(from selection: NSRange) -> NSRange? {
    if selection.length > 0 { return selection }
    guard selection.location > 0, selection.location <= length else { return nil }
    return rangeOfComposedCharacterSequence(at: selection.location - 1)
  }
}
