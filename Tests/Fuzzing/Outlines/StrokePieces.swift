import DarkroomRaster

/// A stroke as simple pieces that overlap: its steps, joins and caps, each on its own.
struct StrokePieces {
  /// One more than the cosine below which a turn goes back where it came from.
  private static let straightBack = 1e-8
  /// How near a corner a dash's end must be for rounding to decide on which side it is.
  private static let cornerReach = 0.02

  private let style: StrokeStyle
  private let half: Double
  private let emit: ([Point]) -> Void
  /// Whether a hair's breadth decides what is drawn: a miter at its limit, a dash that ends at a corner.
  private(set) var isAmbiguous = false

  /// - Parameter emit: takes pieces in the path's own space.
  init(_ style: StrokeStyle, emit: @escaping ([Point]) -> Void) {
    self.style = style
    half = style.width / 2
    self.emit = emit
  }

  mutating func add(_ path: Path) {
    for subpath in path.subpaths {
      let outline = FineOutline(subpath)
      if style.dash.isEmpty {
        add(outline)
      } else {
        for dash in dashes(of: outline) { add(dash) }
      }
    }
  }

  private mutating func add(_ outline: FineOutline) {
    guard let first = outline.steps.first, let last = outline.steps.last else {
      if outline.hasSegments { addDot(at: outline.start) }
      return
    }
    var before = outline.isClosed ? last : nil
    for step in outline.steps {
      addSides(of: step)
      if let before {
        if step.followsCorner {
          addJoin(at: step.start, from: before.endDirection, to: step.startDirection, style.join)
        } else {
          addJoin(at: step.start, from: before.endDirection, to: step.startDirection, .round)
        }
      }
      before = step
    }
    guard !outline.isClosed else { return }
    addCap(at: outline.start, direction: first.startDirection * -1)
    addCap(at: last.end, direction: last.endDirection)
  }

  private func addSides(of step: FineOutline.Step) {
    for side in [-half, half] {
      let corners = [
        step.start, step.start + step.startDirection.perpendicular * side,
        step.end + step.endDirection.perpendicular * side, step.end,
      ]
      emit(corners)
    }
    // A cusp within the step: the direction turns on the way.
    if step.startDirection.dot(step.endDirection) < 0.98 {
      let chord = (step.end - step.start).normalized ?? step.startDirection
      addSector(at: step.start, from: step.startDirection, to: chord)
      addSector(at: step.end, from: chord, to: step.endDirection)
    }
  }

  private mutating func addJoin(
    at p: Point, from d0: Point, to d1: Point, _ join: StrokeStyle.Join
  ) {
    let cross = d0.cross(d1)
    let openness = 1 + d0.dot(d1)
    guard abs(cross) > 1e-12 || openness < 1 else { return }
    let side = cross > 0 ? -half : half
    let (a, b) = (d0.perpendicular * side, d1.perpendicular * side)
    switch join {
    case .bevel: emit([p, p + a, p + b])
    case .round: addSector(at: p, from: d0, to: d1)
    case .miter:
      let limit = max(1, style.miterLimit)
      let threshold = 2 / (limit * limit)
      if abs(openness - threshold) < 1e-6 * threshold { isAmbiguous = true }
      if openness >= threshold, openness > 1e-9 {
        emit([p, p + a, p + (a + b) * (1 / openness), p + b])
      } else {
        emit([p, p + a, p + b])
      }
    }
  }

  /// The outer part of a disc, between two directions.
  private func addSector(at p: Point, from d0: Point, to d1: Point) {
    let side = d0.cross(d1) > 0 ? -half : half
    var corners = [p, p + d0.perpendicular * side]
    if 1 + d0.dot(d1) < Self.straightBack {
      let ahead = d0.perpendicular * (side < 0 ? 1 : -1)
      appendArc(from: d0, to: ahead, about: p, side, depth: 0, &corners)
      corners.append(p + d0 * half)
      appendArc(from: ahead, to: d1, about: p, side, depth: 0, &corners)
    } else {
      appendArc(from: d0, to: d1, about: p, side, depth: 0, &corners)
    }
    emit(corners + [p + d1.perpendicular * side])
  }

  private func appendArc(
    from d0: Point, to d1: Point, about p: Point, _ side: Double, depth: Int,
    _ corners: inout [Point]
  ) {
    guard depth < 7, d0.dot(d1) < 0.9998 else { return }
    guard let middle = (d0 + d1).normalized else { return }
    appendArc(from: d0, to: middle, about: p, side, depth: depth + 1, &corners)
    corners.append(p + middle.perpendicular * side)
    appendArc(from: middle, to: d1, about: p, side, depth: depth + 1, &corners)
  }

  private func addCap(at p: Point, direction d: Point) {
    let (ahead, n) = (d * half, d.perpendicular * half)
    switch style.cap {
    case .butt: break
    case .square: emit([p - n, p - n + ahead, p + n + ahead, p + n])
    case .round:
      var corners = [p - n]
      appendArc(from: d, to: d.perpendicular, about: p, -half, depth: 0, &corners)
      corners.append(p + ahead)
      appendArc(from: d.perpendicular, to: d * -1, about: p, -half, depth: 0, &corners)
      emit(corners + [p + n])
    }
  }

  private func addDot(at p: Point) {
    guard style.cap != .butt else { return }
    for x in [1.0, -1] {
      emit([p + Point(x: 0, y: -half), p + Point(x: x * half, y: 0), p + Point(x: 0, y: half)])
      addCap(at: p, direction: Point(x: x, y: 0))
    }
  }

  // MARK: Dashes

  private mutating func dashes(of outline: FineOutline) -> [FineOutline] {
    let lengths = style.dash.count % 2 == 0 ? style.dash : style.dash + style.dash
    let period = lengths.reduce(0, +)
    var (index, rest) = (0, style.dashPhase.truncatingRemainder(dividingBy: period))
    if rest < 0 { rest += period }
    while rest >= lengths[index] {
      rest -= lengths[index]
      index = (index + 1) % lengths.count
    }
    var (left, result, steps) = (lengths[index] - rest, [FineOutline](), [FineOutline.Step]())
    guard left < outline.steps.reduce(0, { $0 + $1.length }) else {
      return index % 2 == 0 ? [outline] : []
    }
    for (number, step) in outline.steps.enumerated() {
      var done = 0.0
      while step.length - done > left {
        noteCut(at: done + left, of: step, before: outline.steps.dropFirst(number + 1).first)
        if index % 2 == 0 {
          steps.append(step.part(from: done / step.length, to: (done + left) / step.length))
          result.append(FineOutline(start: steps[0].start, steps: steps))
        }
        steps = []
        done += left
        index = (index + 1) % lengths.count
        left = lengths[index]
      }
      if index % 2 == 0 { steps.append(step.part(from: done / step.length, to: 1)) }
      left -= step.length - done
    }
    if let first = steps.first { result.append(FineOutline(start: first.start, steps: steps)) }
    return result
  }

  /// A dash that ends at a corner has its join or has not.
  private mutating func noteCut(
    at length: Double, of step: FineOutline.Step, before next: FineOutline.Step?
  ) {
    let isNearStart = step.followsCorner && length < Self.cornerReach
    let isNearEnd = next?.followsCorner ?? true && step.length - length < Self.cornerReach
    if isNearStart || isNearEnd { isAmbiguous = true }
  }
}
