import DarkroomRaster

extension DrawnMark {
  /// Describes the drawing of an operation relative to a corner, in device pixels; nil for an operation that only ends
  /// another.
  init?(_ operation: DarkroomRaster.Operation, from corner: Point) {
    switch operation.content {
    case .fill(let shape, let paint):
      self.init(shape, from: corner)
      add(paint, over: shape)
    case .glyphs(let glyphs, let paint):
      self.init(glyphs, from: corner)
      add(paint, over: nil)
    case .shadow(let shadow):
      self.init(shadow.shape, from: corner)
      digest += kind == .box ? "" : kind.rawValue
      kind = .shadow
      numbers.append((shadow.sigma * 100).rounded() / 100)
      colors.append(shadow.color)
    case .backdrop(let backdrop):
      self.init(backdrop.shape, from: corner)
      kind = .backdrop
      numbers += [backdrop.sigma, Double(backdrop.opacity)]
    case .beginGroup(let group): self.init(group)
    case .beginMask: self.init(.mask, [])
    case .endGroup, .endMask: return nil
    }
    if operation.blend != .normal { digest += "b\(operation.blend.rawValue)" }
  }

  private init(_ shape: DeviceShape, from corner: Point) {
    switch shape {
    case .rect(let rect):
      self.init(.box, Self.numbers(rect, from: corner) + [0, 0, 0, 0])
    case .roundedRect(let rounded):
      self.init(.box, Self.numbers(rounded.rect, from: corner) + Self.radii(of: rounded))
    case .ring(let outer, let inner):
      self.init(
        .ring,
        Self.numbers(outer.rect, from: corner) + Self.radii(of: outer)
          + [inner.rect.x - outer.rect.x])
    case .path(let path, let rule):
      let box = path.controlBox ?? Rect(x: corner.x, y: corner.y, width: 0, height: 0)
      self.init(
        .path, Self.numbers(box, from: corner),
        digest: Self.digest(of: path, from: Point(x: box.x, y: box.y), "\(rule.rawValue)"))
    case .stroke(let path, let style, let transform):
      let box = path.controlBox ?? Rect(x: 0, y: 0, width: 0, height: 0)
      self.init(
        .stroke, Self.numbers(transform.apply(box), from: corner) + [style.width, transform.a],
        digest: Self.digest(
          of: path, from: Point(x: box.x, y: box.y),
          "\(style.cap.rawValue)\(style.join.rawValue)\(style.dash)"))
    }
  }

  private init(_ glyphs: DeviceGlyphs, from corner: Point) {
    let first = glyphs.origins.first ?? corner
    var hasher = ContentHasher()
    hasher.update(glyphs.source.identity)
    for (glyph, origin) in zip(glyphs.glyphs, glyphs.origins) {
      hasher.update(glyph)
      hasher.update(Self.rounded(origin.x - first.x))
      hasher.update(Self.rounded(origin.y - first.y))
    }
    self.init(
      .glyphs, [first.x - corner.x, first.y - corner.y, glyphs.fromFontUnits.a * 1000],
      digest: Self.short(hasher.finalize()))
  }

  private init(_ group: DeviceGroup) {
    var numbers = [Double(group.opacity)]
    var colors: [UInt32] = []
    if let shadow = group.shadow {
      numbers += [shadow.offset.x, shadow.offset.y, shadow.sigma]
      colors = [shadow.color]
    }
    self.init(
      .group, numbers, colors: colors,
      digest: group.filter.map { "\($0)".filter { !$0.isWhitespace } } ?? "")
  }

  private mutating func add(_ paint: DevicePaint, over shape: DeviceShape?) {
    switch paint {
    case .solid(let color): colors.append(color)
    case .gradient(let paint):
      let (ramp, words, places) = Self.parts(of: paint.gradient)
      colors += ramp.stops.map { stop in
        var color = stop.color
        color.alpha *= paint.opacity
        return color.premultiplied
      }
      digest += "g\(words)\(ramp.stops.map { Self.rounded($0.offset) })".filter { !$0.isWhitespace }
      // Coordinates are the view's own; the step is that of one pixel of the picture.
      let transform = paint.fromDevice
      numbers += (places + [transform.a, transform.d]).map { ($0 * 1000).rounded() / 1000 }
    case .image(let paint):
      let solid = paint.bitmap.solidColor(opacity: paint.opacity)
      kind = solid == nil ? .image : .tinted
      if let solid { colors.append(solid.color) }
      let content = solid?.shape ?? paint.bitmap.contentHash
      digest += Self.short(content) + (paint.repeats ? "r" : "")
      numbers += [
        Double(paint.source.width), Double(paint.source.height), paint.fromDevice.a,
        paint.fromDevice.d, Double(paint.opacity),
      ].map { ($0 * 100).rounded() / 100 }
    }
  }

  private static func parts(
    of gradient: Gradient
  ) -> (ramp: ColorRamp, words: String, places: [Double]) {
    switch gradient {
    case .linear(let ramp, let from, let to): (ramp, "l", [from.x, from.y, to.x, to.y])
    case .radial(let ramp, let from, let inner, let to, let outer):
      (ramp, "r", [from.x, from.y, inner, to.x, to.y, outer])
    case .elliptical(let ramp, let center, let x, let y): (ramp, "e", [center.x, center.y, x, y])
    case .conic(let ramp, let center, let angle):
      (ramp, "c\(rounded(angle))", [center.x, center.y])
    }
  }

  private static func numbers(_ rect: Rect, from corner: Point) -> [Double] {
    [rect.x - corner.x, rect.y - corner.y, rect.width, rect.height]
  }

  private static func radii(of rounded: RoundedRect) -> [Double] {
    [rounded.topLeft, rounded.topRight, rounded.bottomRight, rounded.bottomLeft]
  }

  private static func digest(of path: Path, from corner: Point, _ words: String) -> String {
    var hasher = ContentHasher()
    hasher.update(words)
    for verb in path.verbs { hasher.update(verb.rawValue) }
    for point in path.points {
      hasher.update(rounded(point.x - corner.x))
      hasher.update(rounded(point.y - corner.y))
    }
    return short(hasher.finalize())
  }

  /// Rounds to a thirty-second, so that arithmetic errors do not count as changes.
  private static func rounded(_ value: Double) -> Double { (value * 32).rounded() / 32 + 0 }

  static func short(_ hash: ContentHash) -> String { String(hash.hex.prefix(12)) }
}

extension Bitmap {
  /// The color of a picture with a single color, and a hash of its opacities; nil for other pictures.
  fileprivate func solidColor(opacity: UInt8) -> (color: UInt32, shape: ContentHash)? {
    guard !isOpaque, let strongest = pixmap.pixels.max(by: { $0 >> 24 < $1 >> 24 }),
      strongest >> 24 > 0
    else { return nil }
    let color = StraightColor(premultiplied: strongest)
    var hasher = ContentHasher()
    hasher.update(width)
    var alphas: [UInt8] = []
    alphas.reserveCapacity(pixmap.pixels.count)
    for pixel in pixmap.pixels {
      let alpha = UInt8(pixel >> 24)
      guard alpha == 0 || color.with(alpha: alpha).isNear(pixel) else { return nil }
      alphas.append(alpha)
    }
    hasher.update(alphas)
    var shown = color
    shown.alpha = UInt8((Int(strongest >> 24) * Int(opacity) + 127) / 255)
    return (shown.premultiplied, hasher.finalize())
  }
}
