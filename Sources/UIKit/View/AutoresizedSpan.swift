import DarkroomCoreGraphics

/// One axis of springs and struts: a view's margin, length and margin within its superview.
///
/// The change of the superview's length is distributed among the flexible parts in proportion to their lengths; if
/// their sum is zero, in equal parts.
struct AutoresizedSpan {
  let start: CGFloat
  let length: CGFloat
  let isStartFlexible: Bool
  let isLengthFlexible: Bool
  let isEndFlexible: Bool

  /// - Returns: the new start and the new length, never negative.
  func resized(from old: CGFloat, to new: CGFloat) -> (start: CGFloat, length: CGFloat) {
    let end = old - start - length
    let flexible = [
      isStartFlexible ? start : nil, isLengthFlexible ? length : nil, isEndFlexible ? end : nil,
    ].compactMap { $0 }
    let total = flexible.reduce(0, +)
    let change = new - old
    func share(_ part: CGFloat, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      // Nothing has no share of infinity either.
      if part == 0, total != 0 { return 0 }
      return total == 0 ? change / CGFloat(flexible.count) : change * part / total
    }
    return (
      start + share(start, isStartFlexible), max(0, length + share(length, isLengthFlexible))
    )
  }
}
