import Foundation

extension NSString {
  /// The range that the delete key removes: the selection, or the character before it; nil if there is nothing.
  func deletedBackward(from selection: NSRange) -> NSRange? {
    if selection.length > 0 { return selection }
    guard selection.location > 0, selection.location <= length else { return nil }
    return rangeOfComposedCharacterSequence(at: selection.location - 1)
  }
}
