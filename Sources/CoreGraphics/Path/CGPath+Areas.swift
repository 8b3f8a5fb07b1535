import DarkroomRaster

/// Boolean operations of what paths fill.
///
/// Curves become lines that stray at most 0.006 units, so results have lines alone; straight sides stay exact.
/// Outlines come out without crossings, each with its area at the same side, holes the other way around: either rule
/// fills them alike.
extension CGPath {
  /// The same area without crossings and without parts that cover each other.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    area(CGPath(), rule) { first, _ in first }
  }

  /// What either path fills.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    area(other, rule) { $0 || $1 }
  }

  /// What both paths fill.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    area(other, rule) { $0 && $1 }
  }

  /// What this path fills and the other one does not.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    area(other, rule) { $0 && !$1 }
  }

  /// What one of the paths fills and not both.
  public func symmetricDifference(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath {
    area(other, rule) { $0 != $1 }
  }

  /// Whether there is anything that both paths fill; a common border is nothing.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    !intersection(other, using: rule).isEmpty
  }

  /// The stretches of this path's lines that lie in what the other one fills, its border included.
  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    lines(other, rule, inside: true)
  }

  /// The stretches of this path's lines that lie outside of what the other one fills.
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    lines(other, rule, inside: false)
  }

  private func area(
    _ other: CGPath, _ rule: CGPathFillRule, _ keeps: (Bool, Bool) -> Bool
  ) -> CGPath {
    let overlay = PathOverlay(flatOutline, other.flatOutline)
    var linker = OutlineLinker(overlay.edges) {
      keeps(rule.fills(winding: $0[0]), rule.fills(winding: $0[1]))
    }
    var result = Path()
    for outline in linker.outlines() {
      for (index, corner) in outline.enumerated() {
        let point = overlay.point(corner)
        if index == 0 { result.move(to: point) } else { result.line(to: point) }
      }
      result.close()
    }
    return CGPath(result)
  }

  private func lines(_ other: CGPath, _ rule: CGPathFillRule, inside: Bool) -> CGPath {
    let overlay = PathOverlay(flatOutline, other.flatOutline, closesFirst: false)
    var covered: Set<PlanarEdge.Ends> = []
    for edge in overlay.edges
    where rule.fills(winding: edge.left[1]) || rule.fills(winding: edge.right[1]) {
      covered.insert(edge.ends)
    }
    var result = Path()
    for chain in overlay.firstChains {
      var last: GridPoint?
      for (a, b) in zip(chain, chain.dropFirst()) where a != b {
        guard covered.contains(PlanarEdge.Ends(a, b)) == inside else { continue }
        if last != a { result.move(to: overlay.point(a)) }
        result.line(to: overlay.point(b))
        last = b
      }
    }
    return CGPath(result)
  }

  private var flatOutline: Path { raster.flattened(tolerance: CGPath.tolerance) }
}

extension CGPathFillRule {
  fileprivate func fills(winding: Int) -> Bool {
    self == .evenOdd ? !winding.isMultiple(of: 2) : winding != 0
  }
}
