import DarkroomRaster

/// Boolean operations on the areas that paths fill.
///
/// Curves are approximated by lines with an error of at most 0.006 units, so results consist only of lines; straight
/// sides stay exact. Resulting outlines do not cross, each has its area on the same side, and holes run the other way
/// around, so both fill rules give the same area.
extension CGPath {
  /// The same area without crossings and without overlapping parts.
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

  /// The area that this path fills and the other one does not.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    area(other, rule) { $0 && !$1 }
  }

  /// The area that exactly one of the paths fills.
  public func symmetricDifference(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath {
    area(other, rule) { $0 != $1 }
  }

  /// Whether both paths fill a common area; a common border does not count.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    !intersection(other, using: rule).isEmpty
  }

  /// The parts of this path's lines inside the area that the other one fills, including its border.
  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    lines(other, rule, inside: true)
  }

  /// The parts of this path's lines outside the area that the other one fills.
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
