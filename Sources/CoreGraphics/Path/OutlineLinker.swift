import DarkroomRaster

/// Links the pieces around an area to closed outlines, with the area on the same side of each.
///
/// - SeeAlso: K. Weiler, P. Atherton, "Hidden surface removal using polygon area sorting" (1977), for following pieces
///   around an area; R. Sedgewick, "Algorithms" (1983), "Elementary geometric methods", for an angle without arc
///   functions. We differ: pieces have their direction from the windings, so that no outline is entered or left, and
///   where several go on, the leftmost does.
struct OutlineLinker {
  private struct Step {
    let from: GridPoint
    let to: GridPoint
    var isUsed = false
  }

  private var steps: [Step] = []
  private var leaving: [GridPoint: [Int]] = [:]

  /// Selects the pieces between inside and outside; `isInside` receives the two winding numbers at a place.
  init(_ edges: [PlanarEdge], _ isInside: (SIMD2<Int>) -> Bool) {
    for edge in edges {
      let (right, left) = (isInside(edge.right), isInside(edge.left))
      guard right != left else { continue }
      let ends = edge.ends
      let step =
        left ? Step(from: ends.low, to: ends.high) : Step(from: ends.high, to: ends.low)
      leaving[step.from, default: []].append(steps.count)
      steps.append(step)
    }
  }

  /// The corners of each outline in order; where two outlines meet in a point, each has its own corner.
  mutating func outlines() -> [[GridPoint]] {
    var found: [[GridPoint]] = []
    for start in steps.indices where !steps[start].isUsed {
      let outline = Self.corners(of: follow(from: start))
      if outline.count > 2 { found.append(outline) }
    }
    return found
  }

  private mutating func follow(from start: Int) -> [GridPoint] {
    var outline: [GridPoint] = []
    var current: Int? = start
    while let index = current {
      steps[index].isUsed = true
      outline.append(steps[index].from)
      current = steps[index].to == steps[start].from ? nil : next(after: steps[index])
    }
    return outline
  }

  /// The unused piece that turns furthest to the left, which separates areas that only touch in a point.
  private func next(after step: Step) -> Int? {
    (leaving[step.to] ?? []).filter { !steps[$0].isUsed }
      .max { turn(step, steps[$0]) < turn(step, steps[$1]) }
  }

  /// A number from -2 to 2 that grows with the angle to the left, without the arc functions that differ between
  /// machines.
  private func turn(_ step: Step, _ next: Step) -> Double {
    let (x, y) = (Double(step.to.x - step.from.x), Double(step.to.y - step.from.y))
    let (u, v) = (Double(next.to.x - next.from.x), Double(next.to.y - next.from.y))
    let (cross, dot) = (x * v - y * u, x * u + y * v)
    let angle = 1 - dot / (abs(cross) + abs(dot))
    return cross < 0 ? -angle : angle
  }

  /// The outline without points at which it goes straight on.
  private static func corners(of outline: [GridPoint]) -> [GridPoint] {
    outline.indices.filter { index in
      let before = outline[(index + outline.count - 1) % outline.count]
      let after = outline[(index + 1) % outline.count]
      return GridPoint.side(before, outline[index], after) != 0
    }.map { outline[$0] }
  }
}
