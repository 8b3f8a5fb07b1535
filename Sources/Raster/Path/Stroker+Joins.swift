/// The joins between two segments of a stroke.
///
/// - SeeAlso: ISO 32000-1:2008, 8.4.3.4 and 8.4.3.5: a miter's length over the width is 1 ÷ sin(φ
///   ÷ 2). We differ: cosines are compared, without a sine.
extension Stroker {
  /// Which side of the stroke a point belongs to, as the sign of its normal.
  enum Side: Double {
    case left = -1
    case right = 1
  }

  @inline(__always)
  mutating func add(_ p: Point, to side: Side) {
    switch side {
    case .left: sink.line(to: p)
    case .right: right.append(p)
    }
  }

  /// Turns at `position` from direction `d0` to `d1`.
  ///
  /// - Returns: The tip of the corner's miter.
  @inline(never)
  mutating func corner(
    from d0: Point, to d1: Point, newLength: Double, join style: StrokeStyle.Join
  ) -> Point? {
    let n0 = d0.perpendicular * half
    let n1 = d1.perpendicular * half
    let cross = d0.cross(d1)
    let openness = 1 + d0.dot(d1)
    let outer: Side = cross > 0 ? .left : .right
    // The sides' inner angle is half·tan(turn/2) before the corner; straight back they never meet.
    let meets = openness > 1e-9 && half * abs(cross) <= min(length, newLength) / 2 * openness
    if meets {
      let tip = (n0 + n1) * (1 / openness)
      let inner = tip * (outer == .left ? 1 : -1)
      add(position + inner, to: outer == .left ? .right : .left)
      if openness - 1 > stepCosine {
        add(position - inner, to: outer)
        return nil
      }
    } else {
      overlap.noteTightBend(at: position, reach: half * 2)
      let sign = outer == .left ? 1.0 : -1.0
      let inner: Side = outer == .left ? .right : .left
      add(position + n0 * sign, to: inner)
      add(position, to: inner)
      add(position + n1 * sign, to: inner)
    }
    return addOuterJoin(
      from: n0 * outer.rawValue, to: n1 * outer.rawValue, openness, style, side: outer)
  }

  private mutating func addOuterJoin(
    from n0: Point, to n1: Point, _ openness: Double, _ style: StrokeStyle.Join, side: Side
  ) -> Point? {
    var tip: Point?
    add(position + n0, to: side)
    switch style {
    case .bevel: break
    case .miter:
      if openness >= miterThreshold, openness > 1e-9 {
        let end = position + (n0 + n1) * (1 / openness)
        add(end, to: side)
        tip = end
      }
    case .round:
      if openness < 1e-9 {
        // Straight back: the arc goes round ahead of the end.
        let ahead = direction * half
        addArc(from: n0, to: ahead, depth: 0, side: side)
        add(position + ahead, to: side)
        addArc(from: ahead, to: n1, depth: 0, side: side)
      } else {
        addArc(from: n0, to: n1, depth: 0, side: side)
      }
    }
    add(position + n1, to: side)
    return tip
  }

  /// Halves the arc about `position` between two radii until its steps are small, ends left out.
  private mutating func addArc(from u: Point, to v: Point, depth: Int, side: Side) {
    guard depth < 10, u.dot(v) < stepCosine * half * half, let middle = (u + v).normalized else {
      return
    }
    let m = middle * half
    addArc(from: u, to: m, depth: depth + 1, side: side)
    add(position + m, to: side)
    addArc(from: m, to: v, depth: depth + 1, side: side)
  }
}
