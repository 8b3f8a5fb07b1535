/// Converts a closed outline into one whose parts neither cross nor overlap, so that the windings at a pixel add up to
/// at most one, and its coverage is exactly the area inside.
///
/// A sum of areas cannot distinguish two halves of a pixel from the same half counted twice. If edges of one shape meet
/// in a pixel, as at the crossings of a star or in a ring thinner than a pixel, only an outline without overlaps gives
/// the right sum. The sweep goes down from event to event, which are ends of edges and crossings. Between two events it
/// keeps the edges in order from left to right, and of each edge only the part that has the inside on exactly one side.
///
/// Crossings are rounded to 1/256 pixel. Edges without crossings are kept bit for bit.
/// - SeeAlso: J. L. Bentley and T. A. Ottmann, "Algorithms for Reporting and Counting Geometric Intersections", 1979.
///   We differ: crossings are looked for between two events at a time, so nothing rounded is ever put in order again.
struct OutlineSweep {
  typealias Edge = EdgeList.Edge

  private let rule: FillRule
  /// The visible rows in 24.8.
  private let rows: Range<Int32>
  private var lines: [SweptLine]
  /// The lines between the last event and the next, from left to right.
  private var active: [Int] = []
  private var nextLine = 0
  /// The row in which the first of the active lines ends.
  private var nextEnd = Int32.max
  private var result: [Edge] = []
  private var isChanged = false
  /// The value 1 if all kept edges have their own direction, or -1 if all have the opposite one; nil if they differ.
  private var direction: Int8?
  /// The number of remaining comparisons, because outlines with thousands of long edges would need the square of that.
  private var budget: Int

  /// - Parameter rows: in 24.8.
  /// - Returns: nil if the outline needs no change, or would take too long.
  static func resolved(_ edges: [Edge], rule: FillRule, rows: Range<Int32>) -> [Edge]? {
    var budget = budget(for: edges)
    return resolved(edges, rule, rows, &budget)
  }

  /// Comparisons that an outline is worth.
  static func budget(for edges: [Edge]) -> Int { max(1_048_576, 65_536 + 64 * edges.count) }

  private static func resolved(
    _ edges: [Edge], _ rule: FillRule, _ rows: Range<Int32>, _ budget: inout Int
  ) -> [Edge]? {
    guard edges.count > 2, !rows.isEmpty, budget > 0 else { return nil }
    var sweep = OutlineSweep(edges, rule, rows, budget)
    defer { budget = sweep.budget }
    return sweep.run() && sweep.isChanged ? sweep.result : nil
  }

  /// Does the same for some rows of an outline; parts in other rows stay unchanged.
  ///
  /// - Parameters:
  ///   - rows: in 24.8.
  ///   - budget: the number of remaining comparisons for the outline.
  static func resolved(
    _ edges: [Edge], rule: FillRule, only rows: Range<Int32>, budget: inout Int
  ) -> [Edge]? {
    var (inside, others): ([Edge], [Edge]) = ([], [])
    for edge in edges {
      let isOutside =
        max(edge.y0, edge.y1) <= rows.lowerBound || min(edge.y0, edge.y1) >= rows.upperBound
      if isOutside { others.append(edge) } else { inside.append(edge) }
    }
    return resolved(inside, rule, rows, &budget).map { $0 + others }
  }

  private init(_ edges: [Edge], _ rule: FillRule, _ rows: Range<Int32>, _ budget: Int) {
    self.rule = rule
    self.rows = rows
    // Keys are sorted instead of lines: the row in which a line begins, and its index, which keeps equal ones in order.
    var keys = edges.indices.map { index in
      let top = UInt32(bitPattern: min(edges[index].y0, edges[index].y1) ^ .min)
      return UInt64(top) << 32 | UInt64(index)
    }
    keys.sort()
    lines = keys.map { SweptLine(edges[Int($0 & 0xffff_ffff)]) }
    self.budget = budget
    result.reserveCapacity(edges.count)
  }

  /// - Returns: whether it finished within the budget.
  private mutating func run() -> Bool {
    guard let first = lines.first else { return true }
    var y = max(first.y0, rows.lowerBound)
    while y < rows.upperBound, budget > 0 {
      retire(at: y)
      admit(at: y)
      guard let next = nextEvent(after: y) else { break }
      order(from: y, to: next)
      y = next
    }
    for index in active { finish(index, at: y) }
    return budget > 0
  }

  /// Lines that end here are done; a line that goes on where one ends takes its place, which is where it belongs.
  private mutating func retire(at y: Int32) {
    guard nextEnd <= y else { return }
    var kept = 0
    for index in active {
      var index = index
      if lines[index].y1 <= y {
        finish(index, at: lines[index].y1)
        guard goesOn(from: index, at: y) else { continue }
        index = nextLine
        lines[index].lower = Double(lines[index].x0)
        nextLine += 1
      }
      active[kept] = index
      kept += 1
    }
    active.removeSubrange(kept...)
  }

  private func goesOn(from index: Int, at y: Int32) -> Bool {
    nextLine < lines.count && lines[nextLine].y0 == y && lines[nextLine].y1 > y
      && lines[nextLine].x0 == lines[index].x1
  }

  private mutating func admit(at y: Int32) {
    while nextLine < lines.count, lines[nextLine].y0 <= y {
      if lines[nextLine].y1 > y {
        lines[nextLine].lower = lines[nextLine].x(at: Double(y))
        active.append(nextLine)
      }
      nextLine += 1
    }
  }

  private mutating func nextEvent(after y: Int32) -> Int32? {
    nextEnd = .max
    for index in active { nextEnd = min(nextEnd, lines[index].y1) }
    guard nextLine < lines.count || !active.isEmpty else { return nil }
    let nextStart = nextLine < lines.count ? lines[nextLine].y0 : .max
    return min(nextStart, nextEnd, rows.upperBound)
  }

  /// Sorts the lines between two events, and splits the rows where lines cross.
  private mutating func order(from top: Int32, to bottom: Int32) {
    // The order hardly changes from event to event.
    switch advance(to: bottom) {
    case .kept:
      budget -= active.count
      return setSides(at: top)
    case .crossed: budget -= active.count
    case .changed: sortActive(byLower: true)
    }
    guard let cuts = crossings(from: top, to: bottom) else { return setSides(at: top) }
    var y = top
    for cut in cuts + [bottom] where cut > y {
      let middle = (Double(y) + Double(cut)) / 2
      for index in active { lines[index].upper = lines[index].x(at: middle) }
      sortActive(byLower: false)
      budget -= active.count
      guard budget > 0 else { return }
      setSides(at: y)
      y = cut
    }
  }

  private enum Order {
    case kept
    /// Kept at the top, and not at the bottom.
    case crossed
    case changed
  }

  /// Goes on from what was the event below, to the next.
  private mutating func advance(to bottom: Int32) -> Order {
    var order = Order.kept
    var (upper, lower, rightmost) = (-Double.infinity, -Double.infinity, -Double.infinity)
    for index in active {
      let (newUpper, newLower) = (lines[index].lower, lines[index].x(at: Double(bottom)))
      lines[index].upper = newUpper
      lines[index].lower = newLower
      if newUpper < upper || (newUpper == upper && newLower < lower) {
        order = .changed
      } else if newLower < rightmost, order == .kept {
        order = .crossed
      }
      (upper, lower, rightmost) = (newUpper, newLower, max(rightmost, newLower))
    }
    return order
  }

  /// Equal lines keep the order of the outline.
  ///
  /// - Parameter byLower: whether lines that are equal above are sorted by their places below.
  private mutating func sortActive(byLower: Bool) {
    for i in active.indices.dropFirst() where budget > 0 {
      let index = active[i]
      let (upper, lower) = (lines[index].upper, lines[index].lower)
      var j = i
      while j > 0 {
        let other = active[j - 1]
        let difference = upper - lines[other].upper
        guard difference < 0 || (byLower && difference == 0 && lower < lines[other].lower) else {
          break
        }
        active[j] = other
        j -= 1
      }
      guard j < i else { continue }
      active[j] = index
      budget -= i - j
    }
    budget -= active.count
  }

  /// The rows where lines that are in order at the top are out of order at the bottom; nil if there are none.
  private mutating func crossings(from top: Int32, to bottom: Int32) -> [Int32]? {
    var cuts: [Int32] = []
    var rightmost = -Double.infinity
    for (position, index) in active.enumerated() where budget > 0 {
      let lower = lines[index].lower
      if lower < rightmost {
        for other in active[..<position] where lines[other].lower > lower {
          cuts.append(Self.crossing(lines[other], lines[index], top, bottom))
        }
        budget -= position
      }
      rightmost = max(rightmost, lower)
    }
    return cuts.isEmpty ? nil : cuts.sorted()
  }

  private static func crossing(
    _ left: SweptLine, _ right: SweptLine, _ top: Int32, _ bottom: Int32
  ) -> Int32 {
    let above = right.upper - left.upper
    let below = left.lower - right.lower
    let height = Double(bottom) - Double(top)
    return min(bottom, max(top, top + FixedPoint.nearest(above / (above + below) * height)))
  }

  /// From here on each line keeps its winding only if it has the inside on exactly one side.
  private mutating func setSides(at y: Int32) {
    var winding = 0
    for index in active {
      let wasInside = isInside(winding)
      winding += Int(lines[index].winding)
      let side = Int8(isInside(winding) ? 1 : 0) - (wasInside ? 1 : 0)
      if lines[index].side != side {
        finish(index, at: y)
        lines[index].side = side
        lines[index].since = y
      }
    }
  }

  private func isInside(_ winding: Int) -> Bool {
    rule == .nonZero ? winding != 0 : winding & 1 != 0
  }

  /// Stores the part of a line since the last change of its sides.
  private mutating func finish(_ index: Int, at y: Int32) {
    let line = lines[index]
    guard let side = line.side else { return }
    var start = line.since <= max(line.y0, rows.lowerBound) ? line.y0 : line.since
    var end = y >= min(line.y1, rows.upperBound) ? line.y1 : y
    guard start < end else { return }
    if start != line.y0 || end != line.y1 || side * line.winding != direction ?? side * line.winding
    {
      isChanged = true
    }
    direction = side * line.winding
    if side != line.winding { keepWhatIsOutside(of: line, &start, &end) }
    guard side != 0 else { return }
    append(line, from: start, to: end, side)
  }

  /// Separates the parts of a line above and below the visible rows.
  private mutating func keepWhatIsOutside(
    of line: SweptLine, _ start: inout Int32, _ end: inout Int32
  ) {
    if start < rows.lowerBound {
      append(line, from: start, to: rows.lowerBound, line.winding)
      start = rows.lowerBound
    }
    if end > rows.upperBound {
      append(line, from: rows.upperBound, to: end, line.winding)
      end = rows.upperBound
    }
  }

  private mutating func append(_ line: SweptLine, from start: Int32, to end: Int32, _ side: Int8) {
    let (x0, x1) = (line.rounded(at: start), line.rounded(at: end))
    result.append(
      side > 0
        ? Edge(x0: x0, y0: start, x1: x1, y1: end) : Edge(x0: x1, y0: end, x1: x0, y1: start))
  }
}
