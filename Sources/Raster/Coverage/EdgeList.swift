/// An outline flattened once into 24.8 device edges, sorted into bands of 64 rows.
///
/// It is created when a shape is recorded, and replayed into a `CoverageAccumulator` for every band in `bands`. An edge
/// that crosses a border is kept in both bands and clipped there, so that the cut changes no coverage. `reset` keeps
/// the memory for the next shape.
package struct EdgeList: Sendable {
  /// The number of rows in a band; bands start at multiples of it, in device rows.
  package static let bandHeight = 64
  static let bandShift = 6
  /// Lists with at most this number of bands stay unsorted: the accumulator drops an edge faster than it could be
  /// sorted.
  private static let unsortedBands = 3
  /// The maximum distance in pixels between a filled curve and its lines; see `CurveFlattener` for why it is not
  /// smaller.
  package static let tolerance = 1.0 / 16
  /// The maximum distance in pixels between a stroke's outline and the exact one.
  package static let strokeTolerance = 1.0 / 32

  /// One step of an outline in 24.8 device coordinates; never horizontal.
  package struct Edge: Sendable {
    package var x0: Int32
    package var y0: Int32
    package var x1: Int32
    package var y1: Int32
  }

  /// All pixels that may have coverage, within the clip; empty if there are none.
  package private(set) var bounds = IntRect.empty
  /// The edges, sorted by band if there are more than a few bands.
  private(set) var edges: [Edge] = []
  /// The start of the edges of each band in `bands`, and the end, if they are sorted.
  private(set) var bandStarts: [Int] = []

  package init() {}

  package init(_ path: Path, transform: Transform = .identity, clip: IntRect) {
    reset(path, transform: transform, clip: clip)
  }

  /// The outline of the area inside according to `rule`, without the parts within it, so that coverage is exact even if
  /// edges of `path` cross in a pixel.
  package init(filling path: Path, rule: FillRule, clip: IntRect) {
    var collector = makeCollector(clip: clip)
    path.flatten(tolerance: Self.tolerance, into: &collector)
    take(collector, filledBy: rule)
  }

  package var isEmpty: Bool { edges.isEmpty }

  /// The bands with coverage: band `b` contains the rows `b * 64..<(b + 1) * 64`.
  package var bands: Range<Int> {
    if bounds.isEmpty { return 0..<0 }
    return bounds.minY >> Self.bandShift..<((bounds.maxY - 1) >> Self.bandShift) + 1
  }

  /// The outline of the stroke of `path`, to be filled with the non-zero rule; `style` is in the path's units.
  package init(
    stroking path: Path, style: StrokeStyle, transform: Transform = .identity, clip: IntRect
  ) {
    reset(stroking: path, style: style, transform: transform, clip: clip)
  }

  /// Replaces the content with `path`, mapped to device pixels; edges outside `clip` are left out.
  package mutating func reset(_ path: Path, transform: Transform = .identity, clip: IntRect) {
    var collector = makeCollector(clip: clip)
    path.flatten(tolerance: Self.tolerance, transform: transform, into: &collector)
    take(collector)
  }

  /// Replaces the content with the stroke of `path`, to be filled with the non-zero rule.
  ///
  /// The stroke is created in the path's own space and then mapped, so a transform that is not a similarity gives
  /// elliptical pens, as in CoreGraphics.
  package mutating func reset(
    stroking path: Path, style: StrokeStyle, transform: Transform = .identity, clip: IntRect
  ) {
    let sink = TransformingSink(base: makeCollector(clip: clip), transform: transform)
    let tolerance = Self.strokeTolerance / max(transform.largestScale, 1e-9)
    let area = style.dash.isEmpty ? nil : style.source(of: clip, through: transform)
    let stroke = path.stroke(style, tolerance: tolerance, near: area, into: sink)
    take(stroke.sink.base, overlappingIn: stroke.overlaps.map { transform.apply($0) })
  }

  /// A shape in device pixels, optionally without another shape inside it; to be filled with the non-zero rule.
  init(_ outer: RoundedRect, without inner: RoundedRect? = nil, clip: IntRect) {
    var collector = makeCollector(clip: clip)
    outer.flatten(tolerance: Self.tolerance, into: &collector)
    collector.finish()
    let count = collector.edges.count
    inner?.flatten(tolerance: Self.tolerance, into: &collector)
    collector.finish()
    collector.reverse(from: count)
    take(collector)
  }

  private mutating func makeCollector(clip: IntRect) -> EdgeCollector {
    let storage = edges
    edges = []
    return EdgeCollector(clip: clip, reusing: storage)
  }

  private mutating func take(_ collector: EdgeCollector, filledBy rule: FillRule? = nil) {
    var collector = collector
    collector.finish()
    bounds = collector.bounds
    edges = collector.edges
    if let rule, !ConvexOutline.contains(edges),
      let resolved = OutlineSweep.resolved(edges, rule: rule, rows: rows)
    {
      edges = resolved
    }
    sortIntoBands()
  }

  /// - Parameter places: the places where parts of the outline may overlap, in device pixels.
  private mutating func take(_ collector: EdgeCollector, overlappingIn places: [Rect]) {
    var collector = collector
    collector.finish()
    bounds = collector.bounds
    edges = collector.edges
    var budget = OutlineSweep.budget(for: edges)
    for rows in OverlapRows.merged(places, within: rows) {
      edges =
        OutlineSweep.resolved(edges, rule: .nonZero, only: rows, budget: &budget) ?? edges
    }
    sortIntoBands()
  }

  /// The edges that intersect `band`; for a short list also others; empty outside `bands`.
  package func edges(inBand band: Int) -> ArraySlice<Edge> {
    let bands = bands
    guard bands.contains(band) else { return [] }
    guard bands.count > Self.unsortedBands else { return edges[...] }
    let index = band - bands.lowerBound
    return edges[bandStarts[index]..<bandStarts[index + 1]]
  }

  /// All edges that can intersect `area`, which must lie in one band unless there is only one.
  func edges(near area: IntRect) -> ArraySlice<Edge> {
    let bands = bands
    return edges(inBand: bands.count == 1 ? bands.lowerBound : area.minY >> Self.bandShift)
  }

  /// In 24.8.
  private var rows: Range<Int32> {
    Int32(bounds.minY) << FixedPoint.shift..<Int32(bounds.maxY) << FixedPoint.shift
  }

  private mutating func sortIntoBands() {
    let bands = bands
    guard bands.count > Self.unsortedBands else { return }
    var starts = [Int](repeating: 0, count: bands.count + 1)
    for edge in edges {
      for band in Self.bands(of: edge, within: bands) { starts[band - bands.lowerBound + 1] += 1 }
    }
    for i in 1..<starts.count { starts[i] += starts[i - 1] }
    bandStarts = starts
    var sorted = [Edge](repeating: Edge(x0: 0, y0: 0, x1: 0, y1: 0), count: starts[bands.count])
    for edge in edges {
      for band in Self.bands(of: edge, within: bands) {
        sorted[starts[band - bands.lowerBound]] = edge
        starts[band - bands.lowerBound] += 1
      }
    }
    edges = sorted
  }

  @inline(__always)
  private static func bands(of edge: Edge, within all: Range<Int>) -> Range<Int> {
    let shift = Int32(bandShift) + FixedPoint.shift
    let first = max(Int(min(edge.y0, edge.y1) >> shift), all.lowerBound)
    let last = min(Int((max(edge.y0, edge.y1) - 1) >> shift), all.upperBound - 1)
    return first..<max(first, last + 1)
  }
}

/// Transforms the lines that it receives before it passes them on.
struct TransformingSink<Base: PolylineSink>: PolylineSink {
  var base: Base
  let transform: Transform

  @inline(__always)
  mutating func move(to p: Point) { base.move(to: transform.apply(p)) }
  @inline(__always)
  mutating func line(to p: Point) { base.line(to: transform.apply(p)) }
  @inline(__always)
  mutating func close() { base.close() }
}
