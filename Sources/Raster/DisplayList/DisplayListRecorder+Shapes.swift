extension DisplayListRecorder {
  package mutating func fill(_ rect: Rect, paint: Paint, blend: BlendMode = .normal) {
    fill(deviceShape(of: rect), paint: paint, blend: blend)
  }

  package mutating func fill(_ rounded: RoundedRect, paint: Paint, blend: BlendMode = .normal) {
    fill(deviceShape(of: rounded), paint: paint, blend: blend)
  }

  package mutating func fill(
    _ path: Path, rule: FillRule = .nonZero, paint: Paint, blend: BlendMode = .normal
  ) {
    guard !path.isEmpty else { return }
    fill(.path(path.applying(state.transform), rule), paint: paint, blend: blend)
  }

  package mutating func stroke(
    _ path: Path, style: StrokeStyle, paint: Paint, blend: BlendMode = .normal
  ) {
    guard !path.isEmpty, style.width > 0 else { return }
    fill(.stroke(path, style, state.transform), paint: paint, blend: blend)
  }

  /// Fills the area inside `outer` and outside `inner`: a border.
  package mutating func fillRing(
    outer: RoundedRect, inner: RoundedRect, paint: Paint, blend: BlendMode = .normal
  ) {
    guard !inner.rect.isEmpty else { return fill(outer, paint: paint, blend: blend) }
    if let a = state.transform.mapped(outer), let b = state.transform.mapped(inner) {
      return fill(.ring(outer: a, inner: b), paint: paint, blend: blend)
    }
    var path = Path(roundedRect: outer)
    path.append(Path(roundedRect: inner))
    fill(path, rule: .evenOdd, paint: paint, blend: blend)
  }

  /// Fills the pixel in each corner of a rectangle; does nothing if the corner is not on whole pixels.
  package mutating func fillCornerPixels(of rect: Rect, paint: Paint) {
    guard let device = state.transform.mapped(rect), device.isWholePixels, device.width > 1,
      device.height > 1, let paint = devicePaint(paint)
    else { return }
    for y in [device.minY, device.maxY - 1] {
      for x in [device.minX, device.maxX - 1] {
        let pixel = Rect(x: x, y: y, width: 1, height: 1)
        append(
          .fill(.rect(pixel), paint), touching: IntRect(enclosing: pixel), blend: .normal)
      }
    }
  }

  package mutating func draw(_ run: GlyphRun, paint: Paint, blend: BlendMode = .normal) {
    guard !run.glyphs.isEmpty, let paint = devicePaint(paint) else { return }
    let perUnit = run.size / run.source.unitsPerEm
    let t = state.transform
    let em = Transform(
      a: perUnit, b: 0, c: run.skew * perUnit, d: -perUnit, tx: 0, ty: 0
    ).concatenating(Transform(a: t.a, b: t.b, c: t.c, d: t.d, tx: 0, ty: 0))
    let origins = run.positions.map(t.apply)
    var box = Rect(minX: origins[0].x, minY: origins[0].y, maxX: origins[0].x, maxY: origins[0].y)
    for p in origins {
      box = box.union(Rect(minX: p.x, minY: p.y, maxX: p.x, maxY: p.y))
    }
    // Three em on every side contain every glyph of every known font; parts beyond that are cut off.
    let reach = 3 * run.size
    let margin = Transform(a: t.a, b: t.b, c: t.c, d: t.d, tx: 0, ty: 0).apply(
      Rect(minX: -reach, minY: -reach, maxX: reach, maxY: reach))
    let bounds = Rect(
      minX: box.minX + margin.minX, minY: box.minY + margin.minY, maxX: box.maxX + margin.maxX,
      maxY: box.maxY + margin.maxY)
    append(
      .glyphs(
        DeviceGlyphs(source: run.source, glyphs: run.glyphs, origins: origins, fromFontUnits: em),
        paint), touching: IntRect(enclosing: bounds), blend: blend)
  }

  private mutating func fill(_ shape: DeviceShape, paint: Paint, blend: BlendMode) {
    guard let paint = devicePaint(paint) else { return }
    append(.fill(shape, paint), touching: IntRect(enclosing: shape.bounds), blend: blend)
  }

  func deviceShape(of rect: Rect) -> DeviceShape {
    if let device = state.transform.mapped(rect) { return .rect(device) }
    return .path(Path(rect: rect).applying(state.transform), .nonZero)
  }

  func deviceShape(of rounded: RoundedRect) -> DeviceShape {
    if rounded.isRectangle { return deviceShape(of: rounded.rect) }
    if let device = state.transform.mapped(rounded) { return .roundedRect(device) }
    return .path(Path(roundedRect: rounded).applying(state.transform), .nonZero)
  }

  /// The paint in device space; nil if it is invisible, as with a transform that has no inverse.
  func devicePaint(_ paint: Paint) -> DevicePaint? {
    switch paint {
    case .color(var color):
      if let tint { color = color.multiplied(by: tint) }
      color.alpha *= state.opacity
      return .solid(color.premultiplied)
    case .gradient(let gradient):
      return state.transform.inverted.map {
        .gradient(GradientPaint(gradient: gradient, fromDevice: $0, opacity: state.opacity))
      }
    case .pattern(let bitmap, let transform):
      guard bitmap.width > 0, bitmap.height > 0,
        let inverse = transform.concatenating(state.transform).inverted
      else { return nil }
      return .image(
        ImagePaint(
          bitmap: bitmap,
          source: IntRect(minX: 0, minY: 0, maxX: bitmap.width, maxY: bitmap.height),
          fromDevice: inverse, filter: .bilinear, opacity: byte(state.opacity), repeats: true))
    }
  }

  func byte(_ value: Double) -> UInt8 { UInt8(max(0, min(1, value.isNaN ? 0 : value)) * 255 + 0.5) }
}
