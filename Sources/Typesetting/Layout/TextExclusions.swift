import DarkroomRaster

/// The areas that the lines of a layout avoid.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/nstextcontainer/exclusionpaths and
///   lineFragmentRect(forProposedRect:at:writingDirection:remaining:) there. As there: the areas divide a line into
///   parts, which text fills in its direction.
package struct TextExclusions: Hashable, Sendable {
  private let outlines: [ExcludedOutline]
  /// The points that stay free at both ends of each part of a line; the layout begins after those at its left edge.
  let padding: Double

  package init(_ outlines: [ExcludedOutline], padding: Double) {
    self.outlines = outlines
    self.padding = padding
  }

  /// Returns the parts that a line between two heights has, from left to right, with their padding.
  ///
  /// Parts without room for text are left out. The result is nil if no area is there.
  func rooms(from top: Double, to bottom: Double, width: Double) -> [LineSpan]? {
    let covered = outlines.flatMap {
      $0.covered(from: top + LineBreaker.tolerance, to: bottom - LineBreaker.tolerance)
    }
    guard !covered.isEmpty else { return nil }
    let end = width + padding
    var rooms: [LineSpan] = []
    var left = -padding
    func add(_ room: LineSpan) {
      if room.width > 2 * padding + LineBreaker.tolerance { rooms.append(room) }
    }
    for span in covered.sorted(by: { $0.left < $1.left }) {
      add(LineSpan(left: left, right: min(span.left, end)))
      left = max(left, span.right)
    }
    add(LineSpan(left: left, right: end))
    return rooms
  }

  /// Returns where a line should be tried next if there is no room for it between two heights.
  ///
  /// Beside upright edges the room changes only where one ends; beside others it is tried at each point.
  func nextTop(from top: Double, to bottom: Double) -> Double {
    var next = Double.infinity
    for edge in outlines.lazy.flatMap(\.edges) {
      if edge.top.y > top { next = min(next, edge.top.y) }
      if edge.bottom.y > top { next = min(next, edge.bottom.y) }
      if !edge.isVertical, edge.reaches(from: top, to: bottom) { next = min(next, top + 1) }
    }
    return next.isFinite ? next : max(bottom, top + 1)
  }
}
