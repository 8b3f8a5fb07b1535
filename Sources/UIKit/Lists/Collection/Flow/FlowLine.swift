import Foundation

/// A line of items of a flow: a row where the collection scrolls vertically.
struct FlowLine {
  var items: Range<Int>
  /// Along the scroll direction, from the section's start.
  var start: CGFloat
  /// Of the largest item, along the scroll direction.
  var length: CGFloat
  /// Of the first item, across the scroll direction, from the start of the items' area.
  var offset: CGFloat
  /// Between items, across the scroll direction.
  var gap: CGFloat

  /// How a line is justified.
  ///
  /// The room that is left is spread between the items, so that the last ends at the edge; a line
  /// for one item has it in the middle. The last line is spaced as if more items like its last one
  /// filled it.
  ///
  /// - Parameters:
  ///   - lengths: Of the items across the scroll direction.
  ///   - room: For the line, across the scroll direction.
  ///   - spacing: The least between items.
  static func justification(
    _ lengths: some Collection<CGFloat>, room: CGFloat, spacing: CGFloat, isLast: Bool
  ) -> (offset: CGFloat, gap: CGFloat) {
    var count = lengths.count
    var used = lengths.reduce(0, +) + spacing * CGFloat(max(0, count - 1))
    if isLast, let last = lengths.reversed().first, last + spacing > 0 {
      let more = max(0, ((room - used + FlowLine.tolerance) / (last + spacing)).rounded(.down))
      count += Int(limited: more)
      used += more * (last + spacing)
    }
    let rest = room - used
    guard count > 1 else { return (rest / 2, spacing) }
    return (0, spacing + max(0, rest) / CGFloat(count - 1))
  }

  /// Points by which items may exceed a line: thirds of a width add up to a little more than it.
  static let tolerance: CGFloat = 0.001
}
