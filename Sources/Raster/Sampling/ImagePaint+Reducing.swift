extension ImagePaint {
  /// The same picture from a smaller bitmap when it is drawn reduced, by the weights of a bicubic filter as wide as
  /// the reduction asks for.
  ///
  /// Without rotation, the small bitmap's pixels are the device's, limited to `area`.
  func reduced(for area: IntRect) -> ImagePaint {
    let t = fromDevice
    let across = (t.a * t.a + t.b * t.b).squareRoot()
    let down = (t.c * t.c + t.d * t.d).squareRoot()
    guard across > 1 || down > 1, across.isFinite, down.isFinite else { return self }
    return t.b == 0 && t.c == 0 && !repeats
      ? alignedReduction(for: area) : freeReduction(max(1, across), max(1, down))
  }

  /// Returns a paint whose bitmap has one pixel for each device pixel that the readable pixels cover.
  private func alignedReduction(for area: IntRect) -> ImagePaint {
    let t = fromDevice
    guard let toDevice = t.inverted else { return self }
    let target = IntRect(enclosing: toDevice.apply(source.rect)).intersection(area)
    guard !target.isEmpty else { return self }
    let columns = BicubicWeights(
      from: target.minX, count: target.width, scale: t.a, offset: t.tx, low: source.minX,
      high: source.maxX)
    let rows = BicubicWeights(
      from: target.minY, count: target.height, scale: t.d, offset: t.ty, low: source.minY,
      high: source.maxY)
    var copy = self
    copy.bitmap = Bitmap(bitmap.pixmap.mixed(columns: columns, rows: rows))
    copy.source = IntRect(minX: 0, minY: 0, maxX: target.width, maxY: target.height)
    copy.fromDevice = .translation(Double(-target.minX), Double(-target.minY))
    return copy
  }

  /// Returns a paint with a smaller bitmap, which is drawn by mixing four pixels.
  private func freeReduction(_ across: Double, _ down: Double) -> ImagePaint {
    let width = max(1, Int((Double(source.width) / across).rounded(.up)))
    let height = max(1, Int((Double(source.height) / down).rounded(.up)))
    let sx = Double(source.width) / Double(width)
    let sy = Double(source.height) / Double(height)
    let columns = BicubicWeights(
      from: 0, count: width, scale: sx, offset: Double(source.minX), low: source.minX,
      high: source.maxX)
    let rows = BicubicWeights(
      from: 0, count: height, scale: sy, offset: Double(source.minY), low: source.minY,
      high: source.maxY)
    var copy = self
    copy.bitmap = Bitmap(bitmap.pixmap.mixed(columns: columns, rows: rows))
    copy.source = IntRect(minX: 0, minY: 0, maxX: width, maxY: height)
    copy.fromDevice = fromDevice.concatenating(
      .translation(Double(-source.minX), Double(-source.minY))
    ).concatenating(.scale(1 / sx, 1 / sy))
    return copy
  }
}
