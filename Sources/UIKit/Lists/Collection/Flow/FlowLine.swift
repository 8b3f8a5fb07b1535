import Foundation

/// A line of items of a flow layout: a row if the collection scrolls vertically.
struct FlowLine {
  var items: Range<Int>
  /// The start along the scroll direction, relative to the section's start.
  var start: CGFloat
  /// The length of the largest item, along the scroll direction.
  var length: CGFloat
  /// The offset of the first item across the scroll direction, relative to the start of the items' area.
  var offset: CGFloat
  /// Between items, across the scroll direction.
  var gap: CGFloat

  /// How a line is justified.
  ///
  /// The remaining room is distributed between the items, so that the last one ends at the edge; a single item in a
  /// line that has room for only one is centered. The last line is spaced as if more items like its last one filled it.
  ///
  /// - Parameters:
  ///   - lengths: The lengths of the items across the scroll direction.
  ///   - room: The length available to the line, across the scroll direction.
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

  /// The tolerance in points by which items may exceed a line, because thirds of a width add up to slightly more than
  /// the width.
  static let tolerance: CGFloat = 0.001
}
