import SwiftUI

/// How often views were measured.
final class MeasureLog: @unchecked Sendable {
  var count = 0
}

/// A column without gaps that counts how often it is measured.
struct Counting: Layout {
  let log: MeasureLog

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    log.count += 1
    return subviews.reduce(into: CGSize.zero) {
      let size = $1.sizeThatFits(proposal)
      $0.width = max($0.width, size.width)
      $0.height = max($0.height, size.height)
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for view in subviews { view.place(at: bounds.origin, proposal: proposal) }
  }
}
