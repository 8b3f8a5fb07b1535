extension BandPainter {
  /// Chooses the sink for the paint, the blend mode and the clip.
  func draw(
    _ shape: PreparedShape, _ paint: PreparedPaint, _ operation: OperationHead, in area: IntRect,
    onto surface: Surface
  ) {
    switch (paint, operation.blend) {
    case (.solid(let color), .normal):
      if color >> 24 == 0 { return }
      clip(SolidSink(color, on: surface, kernels: kernels), operation, shape, area)
    case (.source(let source), .normal):
      clip(
        SourceSink(source, on: surface, kernels: kernels, scratch: scratch, cache: cache),
        operation, shape, area)
    case (.solid(let color), let mode):
      blend(SolidSource(color), mode, operation, shape, area, surface)
    case (.source(let source), let mode):
      blend(source, mode, operation, shape, area, surface)
    }
  }

  private func blend(
    _ source: any PixelSource, _ mode: BlendMode, _ operation: OperationHead,
    _ shape: PreparedShape,
    _ area: IntRect, _ surface: Surface
  ) {
    clip(
      BlendSink(
        source, mode: mode, on: surface, scratch: scratch, cache: cache, kernels: kernels),
      operation, shape, area)
  }

  private func clip<Sink: PixelSink>(
    _ sink: Sink, _ operation: OperationHead, _ shape: PreparedShape, _ area: IntRect
  ) {
    if operation.clip < 0 {
      var sink = sink
      emit(shape, in: area, to: &sink)
    } else {
      let rows = clipRows(operation.clip)
      let visible = area.intersection(rows.area)
      guard !visible.isEmpty else { return }
      var clipped = ClippedSink(sink, clip: rows, scratch: scratch, kernels: kernels)
      emit(shape, in: visible, to: &clipped)
    }
  }

  func emit<Sink: PixelSink>(_ shape: PreparedShape, in area: IntRect, to sink: inout Sink) {
    switch shape {
    case .rect(let rect): rect.emit(in: area, to: &sink)
    case .edges(let edges, let rule): emit(edges, rule, in: area, to: &sink)
    case .glyphs(let glyphs):
      for glyph in glyphs { glyph.mask.emit(atX: glyph.x, y: glyph.y, in: area, to: &sink) }
    case .mask(let mask): mask.emit(in: area, to: &sink)
    }
  }

  private func emit<Sink: PixelSink>(
    _ edges: EdgeList, _ rule: FillRule, in area: IntRect, to sink: inout Sink
  ) {
    let visible = area.intersection(edges.bounds)
    guard !visible.isEmpty else { return }
    accumulator.fill(edges, rule: rule, in: visible, into: &sink)
  }
}

extension BandPainter {
  /// Writes the operation's owner into all bands that it touches.
  func mark(
    _ shape: PreparedShape, _ operation: OperationHead, _ ink: OwnerInk, in map: inout OwnerMap,
    within area: IntRect
  ) {
    let visible = operation.bounds.intersection(area)
    guard !visible.isEmpty else { return }
    let canvas = OwnerCanvas(map)
    map = OwnerMap(.empty)
    let bands =
      visible.minY >> EdgeList.bandShift...(visible.maxY - 1) >> EdgeList.bandShift
    for band in bands {
      let rows = visible.intersection(
        IntRect(
          minX: visible.minX, minY: band << EdgeList.bandShift, maxX: visible.maxX,
          maxY: (band + 1) << EdgeList.bandShift))
      mark(shape, operation, OwnerSink(ink, canvas), band: rows)
    }
    map = canvas.map
  }

  private func mark(
    _ shape: PreparedShape, _ operation: OperationHead, _ sink: OwnerSink, band: IntRect
  ) {
    var sink = sink
    guard operation.clip >= 0 else { return emit(shape, in: band, to: &sink) }
    let rows = clipRows(operation.clip, in: band)
    var clipped = ClippedSink(sink, clip: rows, scratch: scratch, kernels: kernels)
    emit(shape, in: band.intersection(rows.area), to: &clipped)
    forgetClips()
  }
}
