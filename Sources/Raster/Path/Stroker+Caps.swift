/// The ends of a stroke.
///
/// - SeeAlso: ISO 32000-1:2008, 8.4.3.3 and 8.5.3.2. We differ: a subpath of no length leaves an
///   upright square under square caps, where the standard leaves nothing.
extension Stroker {
  /// Adds what goes around the end `p` of a line that arrives in direction `d`, from its left to its
  /// right side, both of these left out.
  mutating func addCap(at p: Point, direction d: Point) {
    let ahead = d * half
    let n = ahead.perpendicular
    switch cap {
    case .butt: break
    case .square:
      sink.line(to: p - n + ahead)
      sink.line(to: p + n + ahead)
    case .round:
      addQuarter(at: p, from: n * -1, to: ahead)
      sink.line(to: p + ahead)
      addQuarter(at: p, from: ahead, to: n)
    }
  }

  /// Adds the stroke of a subpath without length: a dot for round caps, an upright square for square ones.
  mutating func addDot(at p: Point) {
    guard cap != .butt else { return }
    let right = Point(x: 1, y: 0)
    sink.move(to: p + Point(x: 0, y: -half))
    addCap(at: p, direction: right)
    sink.line(to: p + Point(x: 0, y: half))
    addCap(at: p, direction: right * -1)
    sink.close()
  }

  private mutating func addQuarter(at p: Point, from u: Point, to v: Point) {
    for r in quarter {
      sink.line(
        to: Point(
          x: p.x + u.x * r.cosine + v.x * r.sine, y: p.y + u.y * r.cosine + v.y * r.sine))
    }
  }
}
