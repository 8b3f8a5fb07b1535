/// Draws the operations of one band after the other; each thread has its own painter.
final class BandPainter {
  let prepared: PreparedList
  let kernels: RowKernelTable
  var accumulator: CoverageAccumulator
  let scratch: RowScratch
  let cache = ImageRowCache()
  private let pool = SurfacePool()
  private let skipsCovered: Bool
  private var clips: [Int32: ClipRows] = [:]
  private var freeClips: [ClipRows] = []
  /// The maximum number of a band's clips that are kept; if there are more, all are dropped.
  private static let largestClipCount = 64
  /// The surfaces of open groups and masks, beginning with the target.
  private var surfaces: [Surface] = []

  /// - Parameter columns: All device columns in which drawing is allowed.
  init(_ prepared: PreparedList, columns: Range<Int>, skipsCovered: Bool) {
    self.prepared = prepared
    self.skipsCovered = skipsCovered
    kernels = prepared.kernels
    accumulator = CoverageAccumulator(prepared.kernels)
    scratch = RowScratch(columns: columns)
  }

  /// - Parameter target: The target, which must lie within one band.
  func paint(_ indices: ArraySlice<Int32>, onto target: Surface) {
    surfaces = [target]
    let covered = skipsCovered ? CoveredOperations(prepared, indices, in: target.area) : nil
    var resume = -1
    for index in indices.lazy.map(Int.init) where index >= resume {
      if let covered, covered.contains(index) {
        resume = prepared.end(of: index) + 1
        continue
      }
      resume = paint(index)
    }
    forgetClips()
  }

  func forgetClips() {
    freeClips.append(contentsOf: clips.values)
    clips.removeAll(keepingCapacity: true)
  }

  /// Returns the next operation to paint, because an empty group skips its operations.
  private func paint(_ index: Int) -> Int {
    let operation = prepared.heads[index]
    let surface = surfaces[surfaces.count - 1]
    switch prepared.operations[index] {
    case .nothing: break
    case .draw(let content):
      let area = operation.bounds.intersection(surface.area)
      if !area.isEmpty {
        draw(content.shape, content.paint, operation, in: area, onto: surface)
      }
    case .beginGroup(_, let end):
      let area = operation.bounds.intersection(surface.area)
      if area.isEmpty { return end + 1 }
      surfaces.append(pool.push(area))
    case .endGroup(let opacity):
      let group = surfaces.removeLast()
      composite(SurfaceSource(group), in: group.area, opacity: opacity, operation)
      pool.pop()
    case .beginMask: surfaces.append(pool.push(surface.area))
    case .endMask:
      mask(surfaces[surfaces.count - 2], by: surfaces.removeLast())
      pool.pop()
    case .picture(let picture, let opacity, let end):
      let area = operation.bounds.intersection(surface.area)
      if !area.isEmpty { composite(picture, in: area, opacity: opacity, operation) }
      return end + 1
    }
    return index + 1
  }

  private func mask(_ surface: Surface, by mask: Surface) {
    for y in surface.area.minY..<surface.area.maxY {
      unsafe kernels.scaleByAlpha(
        surface.row(y) + surface.area.minX, mask.row(y) + surface.area.minX, surface.area.width)
    }
  }

  private func composite(
    _ source: any PixelSource, in area: IntRect, opacity: UInt8, _ operation: OperationHead
  ) {
    let surface = surfaces[surfaces.count - 1]
    let shape = PreparedShape.rect(FixedRect(area.rect))
    if opacity == 255 {
      draw(shape, .source(source), operation, in: area, onto: surface)
    } else {
      let faded = FadedSource(source, opacity: opacity, kernels: kernels)
      draw(shape, .source(faded), operation, in: area, onto: surface)
    }
  }

  // MARK: Clips

  /// The clip's coverage in the current band, computed once.
  func clipRows(_ index: Int32) -> ClipRows { clipRows(index, in: surfaces[0].area) }

  /// - Parameter band: The band, which is the same for all calls until `forgetClips`.
  func clipRows(_ index: Int32, in band: IntRect) -> ClipRows {
    if let known = clips[index] { return known }
    var missing = [index]
    var parent = prepared.clips[Int(index)].parent
    while parent >= 0, clips[parent] == nil {
      missing.append(parent)
      parent = prepared.clips[Int(parent)].parent
    }
    var rows = clips[parent]
    for index in missing.reversed() { rows = makeClipRows(index, within: rows, in: band) }
    return rows ?? ClipRows()
  }

  private func makeClipRows(_ index: Int32, within parent: ClipRows?, in band: IntRect) -> ClipRows
  {
    let clip = prepared.clips[Int(index)]
    if clips.count >= Self.largestClipCount {
      freeClips.append(contentsOf: clips.values.filter { $0 !== parent })
      clips.removeAll(keepingCapacity: true)
    }
    let rows = freeClips.popLast() ?? ClipRows()
    let area = clip.bounds.intersection(band)
    rows.reset(area)
    if let parent {
      var sink = ClippedSink(
        ClipRowsSink(rows), clip: parent, scratch: scratch, kernels: kernels)
      emit(clip.content, in: rows.area, to: &sink)
    } else {
      var sink = ClipRowsSink(rows)
      emit(clip.content, in: rows.area, to: &sink)
    }
    clips[index] = rows
    return rows
  }

  private func emit<Sink: PixelSink>(
    _ content: PreparedClip.Content, in area: IntRect, to sink: inout Sink
  ) {
    guard !area.isEmpty else { return }
    switch content {
    case .shape(let shape): emit(shape, in: area, to: &sink)
    case .alpha(let source): emitAlpha(of: source, in: area, to: &sink)
    }
  }

  private func emitAlpha<Sink: PixelSink>(
    of source: any PixelSource, in area: IntRect, to sink: inout Sink
  ) {
    for y in area.minY..<area.maxY {
      let coverage = unsafe scratch.coverage + area.minX
      unsafe kernels.alpha(
        coverage,
        source.pixels(
          x: area.minX, y: y, count: area.width, buffer: scratch.pixels + area.minX, cache: cache),
        area.width)
      sink.begin(row: y)
      let row = unsafe UnsafeBufferPointer(start: UnsafePointer(coverage), count: area.width)
      sink.span(x: area.minX, coverage: unsafe row.span)
    }
  }
}
