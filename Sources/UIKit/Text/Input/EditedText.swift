import DarkroomCoreGraphics
import DarkroomRaster
import DarkroomTypesetting
import Foundation

/// The implementation of positions in the text of text fields and text views.
@MainActor
struct EditedText {
  let string: NSString
  let layout: TextLayout
  /// The layout's upper left corner in the view.
  let corner: CGPoint

  private func index(_ position: UITextPosition) -> Int? {
    (position as? CharacterPosition).map { min(max($0.offset, 0), string.length) }
  }

  func characters(_ range: UITextRange) -> NSRange? {
    guard let start = index(range.start), let end = index(range.end) else { return nil }
    return NSRange(location: min(start, end), length: abs(end - start))
  }

  func text(in range: UITextRange) -> String? {
    characters(range).map { string.substring(with: $0) }
  }

  static func range(_ from: UITextPosition, _ to: UITextPosition) -> UITextRange? {
    guard let start = (from as? CharacterPosition)?.offset, let distance = distance(from, to)
    else { return nil }
    return CharacterRange(
      NSRange(location: min(start, start + distance), length: abs(distance)))
  }

  /// Nil for positions that are not ours.
  static func distance(_ from: UITextPosition, _ to: UITextPosition) -> Int? {
    guard let start = from as? CharacterPosition, let end = to as? CharacterPosition
    else { return nil }
    return end.offset - start.offset
  }

  /// - Parameter distance: the distance from one position to the other.
  static func order(_ distance: Int) -> ComparisonResult {
    distance > 0 ? .orderedAscending : distance < 0 ? .orderedDescending : .orderedSame
  }

  /// Nil outside the text.
  static func position(from position: UITextPosition, offset: Int, length: Int) -> UITextPosition? {
    guard let start = (position as? CharacterPosition)?.offset else { return nil }
    let target = start + offset
    return 0...length ~= target ? CharacterPosition(target) : nil
  }

  /// Moving up and down keeps the horizontal place, as far as lines reach.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    switch direction {
    case .right: return Self.position(from: position, offset: offset, length: string.length)
    case .left: return Self.position(from: position, offset: -offset, length: string.length)
    case .up, .down:
      guard let start = index(position) else { return nil }
      let caret = layout.caretRect(at: start)
      let tops = layout.rowTops
      guard let line = tops.lastIndex(where: { $0 <= caret.y + 0.01 }) else { return nil }
      let target = line + (direction == .up ? -offset : offset)
      guard tops.indices.contains(target) else { return nil }
      return CharacterPosition(layout.index(at: Point(x: caret.x, y: tops[target])))
    }
  }

  private func placed(_ rect: Rect) -> CGRect {
    CGRect(
      x: rect.x + Double(corner.x), y: rect.y + Double(corner.y), width: rect.width,
      height: rect.height)
  }

  /// As wide as UIKit's insertion point.
  private static let caretWidth: CGFloat = 2

  func caret(at position: UITextPosition) -> CGRect {
    guard let index = index(position) else { return .null }
    var rect = placed(layout.caretRect(at: index))
    rect.size.width = Self.caretWidth
    return rect
  }

  func rects(for range: UITextRange) -> [CGRect] {
    guard let characters = characters(range), characters.length > 0 else { return [] }
    return layout.rects(for: characters.location..<NSMaxRange(characters)).map(placed)
  }

  func selection(for range: UITextRange) -> [UITextSelectionRect] {
    let all = rects(for: range)
    return all.indices.map {
      LineSelectionRect(all[$0], isFirst: $0 == 0, isLast: $0 == all.count - 1)
    }
  }

  func closest(to point: CGPoint) -> CharacterPosition {
    CharacterPosition(
      layout.index(at: Point(x: Double(point.x - corner.x), y: Double(point.y - corner.y))))
  }

  func closest(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    guard let limits = characters(range) else { return nil }
    return CharacterPosition(
      min(max(closest(to: point).offset, limits.location), NSMaxRange(limits)))
  }

  func character(at point: CGPoint) -> UITextRange? {
    let nearest = closest(to: point).offset
    for index in [nearest - 1, nearest] where 0..<string.length ~= index {
      let character = string.rangeOfComposedCharacterSequence(at: index)
      let boxes = layout.rects(for: character.location..<NSMaxRange(character)).map(placed)
      if boxes.contains(where: { $0.contains(point) }) { return CharacterRange(character) }
    }
    return nil
  }
}
