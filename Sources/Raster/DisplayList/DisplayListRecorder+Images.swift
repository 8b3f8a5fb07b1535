extension DisplayListRecorder {
  /// Stretches the pixels `source` of `bitmap` (nil for all) over `rect`.
  ///
  /// Edges that fall between pixels are anti-aliased.
  package mutating func draw(
    _ bitmap: Bitmap, source: Rect? = nil, in rect: Rect, filter: ImageFilter = .high,
    opacity: Double = 1, blend: BlendMode = .normal
  ) {
    let all = Rect(x: 0, y: 0, width: Double(bitmap.width), height: Double(bitmap.height))
    guard
      let paint = imagePaint(
        bitmap, source: source ?? all, in: rect, filter: filter, opacity: opacity)
    else { return }
    let shape = deviceShape(of: rect)
    append(
      .fill(shape, .image(paint)), touching: IntRect(enclosing: shape.bounds), blend: blend)
  }

  /// Draws `bitmap` with its corners unscaled and its edges and center stretched or tiled.
  ///
  /// The insets are the sizes of the corners in pixels of the bitmap, with `scale` pixels per unit of user space.
  package mutating func drawNinePart(
    _ bitmap: Bitmap, insets: NinePartInsets, scale: Double = 1, in rect: Rect, tile: Bool,
    filter: ImageFilter = .bilinear, opacity: Double = 1, blend: BlendMode = .normal
  ) {
    let columns = ninePartSpans(
      length: Double(bitmap.width), low: insets.left, high: insets.right, scale: scale,
      from: rect.minX, to: rect.maxX)
    let rows = ninePartSpans(
      length: Double(bitmap.height), low: insets.top, high: insets.bottom, scale: scale,
      from: rect.minY, to: rect.maxY)
    for row in rows {
      for column in columns {
        let source = Rect(
          minX: column.sourceFrom, minY: row.sourceFrom, maxX: column.sourceTo, maxY: row.sourceTo)
        let target = Rect(minX: column.from, minY: row.from, maxX: column.to, maxY: row.to)
        guard !source.isEmpty, !target.isEmpty else { continue }
        if tile && (column.isMiddle || row.isMiddle) {
          drawTiles(
            bitmap, source: source, scale: scale, across: column.isMiddle, down: row.isMiddle,
            in: target, filter: filter, opacity: opacity, blend: blend)
        } else {
          draw(
            bitmap, source: source, in: target, filter: filter, opacity: opacity, blend: blend)
        }
      }
    }
  }

  /// Repeats `source` in `rect` along the requested axes; along the other axis it is stretched.
  private mutating func drawTiles(
    _ bitmap: Bitmap, source: Rect, scale: Double, across: Bool, down: Bool, in rect: Rect,
    filter: ImageFilter, opacity: Double, blend: BlendMode
  ) {
    let tile = Rect(
      x: rect.x, y: rect.y, width: across ? source.width / scale : rect.width,
      height: down ? source.height / scale : rect.height)
    guard
      var paint = imagePaint(bitmap, source: source, in: tile, filter: filter, opacity: opacity)
    else { return }
    paint.repeats = true
    let shape = deviceShape(of: rect)
    append(
      .fill(shape, .image(paint)), touching: IntRect(enclosing: shape.bounds), blend: blend)
  }

  func imagePaint(
    _ bitmap: Bitmap, source: Rect, in rect: Rect, filter: ImageFilter, opacity: Double
  ) -> ImagePaint? {
    let all = IntRect(minX: 0, minY: 0, maxX: bitmap.width, maxY: bitmap.height)
    let readable = IntRect(enclosing: source).intersection(all)
    guard !readable.isEmpty, !source.isEmpty, !rect.isEmpty else { return nil }
    let toUser = Transform(
      a: rect.width / source.width, b: 0, c: 0, d: rect.height / source.height,
      tx: rect.x - source.x * (rect.width / source.width),
      ty: rect.y - source.y * (rect.height / source.height))
    guard let inverse = toUser.concatenating(state.transform).inverted else { return nil }
    return ImagePaint(
      bitmap: bitmap, source: readable, fromDevice: inverse, filter: filter,
      opacity: byte(opacity * state.opacity), repeats: false)
  }

  private struct NinePartSpan {
    var sourceFrom: Double
    var sourceTo: Double
    var from: Double
    var to: Double
    var isMiddle: Bool
  }

  /// The three parts of one axis; corners that do not fit are reduced in proportion.
  private func ninePartSpans(
    length: Double, low: Double, high: Double, scale: Double, from: Double, to: Double
  ) -> [NinePartSpan] {
    var lowEnd = low / scale
    var highStart = high / scale
    if lowEnd + highStart > to - from, lowEnd + highStart > 0 {
      let shrink = (to - from) / (lowEnd + highStart)
      lowEnd *= shrink
      highStart *= shrink
    }
    let a = from + lowEnd
    let b = to - highStart
    return [
      NinePartSpan(sourceFrom: 0, sourceTo: low, from: from, to: a, isMiddle: false),
      NinePartSpan(sourceFrom: low, sourceTo: length - high, from: a, to: b, isMiddle: true),
      NinePartSpan(sourceFrom: length - high, sourceTo: length, from: b, to: to, isMiddle: false),
    ]
  }
}
