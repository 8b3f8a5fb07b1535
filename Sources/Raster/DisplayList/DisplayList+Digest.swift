extension DisplayList {
  /// The digest of the list: equal lists with equal `rendererVersion`s, which are part of it, draw equal pixels.
  ///
  /// Owners are not part of it, because they change no pixel. Equal pictures may have different digests.
  package var digest: ContentHash { digest(drawnBy: rendererVersion) }

  /// The digest that a renderer with another version gives an equal list.
  package func digest(drawnBy version: Int) -> ContentHash {
    var hasher = ContentHasher()
    hasher.update(version)
    hasher.update(width)
    hasher.update(height)
    hasher.update(clips.count)
    for clip in clips { clip.hash(into: &hasher) }
    hasher.update(operations.count)
    for operation in operations { operation.hash(into: &hasher) }
    return hasher.finalize()
  }
}

// Each value has a tag or a fixed length, so that no two sequences of values are hashed alike.

extension Operation {
  fileprivate func hash(into hasher: inout ContentHasher) {
    bounds.hash(into: &hasher)
    hasher.update(clip)
    hasher.update(blend.rawValue)
    switch content {
    case .fill(let shape, let paint):
      hasher.update(UInt8(0))
      shape.hash(into: &hasher)
      paint.hash(into: &hasher)
    case .glyphs(let glyphs, let paint):
      hasher.update(UInt8(1))
      glyphs.hash(into: &hasher)
      paint.hash(into: &hasher)
    case .shadow(let shadow):
      hasher.update(UInt8(2))
      shadow.shape.hash(into: &hasher)
      hasher.update(shadow.sigma)
      hasher.update(shadow.color)
    case .backdrop(let backdrop):
      hasher.update(UInt8(7))
      backdrop.shape.hash(into: &hasher)
      hasher.update(backdrop.sigma)
      hasher.update(backdrop.opacity)
    case .beginGroup(let group):
      hasher.update(UInt8(3))
      group.hash(into: &hasher)
    case .endGroup: hasher.update(UInt8(4))
    case .beginMask(let end):
      hasher.update(UInt8(5))
      hasher.update(end)
    case .endMask: hasher.update(UInt8(6))
    }
  }
}

extension Clip {
  fileprivate func hash(into hasher: inout ContentHasher) {
    bounds.hash(into: &hasher)
    hasher.update(parent)
    switch content {
    case .shape(let shape):
      hasher.update(UInt8(0))
      shape.hash(into: &hasher)
    case .mask(let paint):
      hasher.update(UInt8(1))
      paint.hash(into: &hasher)
    }
  }
}

extension DeviceGlyphs {
  fileprivate func hash(into hasher: inout ContentHasher) {
    hasher.update(source.identity)
    fromFontUnits.hash(into: &hasher)
    hasher.update(glyphs.count)
    for (glyph, origin) in zip(glyphs, origins) {
      hasher.update(glyph)
      origin.hash(into: &hasher)
    }
  }
}

extension DeviceGroup {
  fileprivate func hash(into hasher: inout ContentHasher) {
    hasher.update(end)
    hasher.update(opacity)
    contentBounds.hash(into: &hasher)
    if let filter {
      hasher.update(UInt8(2))
      filter.hash(into: &hasher)
    }
    hasher.update(shadow == nil ? UInt8(0) : 1)
    if let shadow {
      shadow.offset.hash(into: &hasher)
      hasher.update(shadow.sigma)
      hasher.update(shadow.color)
    }
  }
}

extension PictureFilter {
  fileprivate func hash(into hasher: inout ContentHasher) {
    switch self {
    case .blur(let sigma, let isOpaque):
      hasher.update(isOpaque ? UInt8(1) : 0)
      hasher.update(sigma)
    case .colors(let transform):
      hasher.update(UInt8(2))
      for share in transform.shares { hasher.update(share) }
    case .threshold(let range, let color):
      hasher.update(UInt8(3))
      hasher.update(range.lowerBound)
      hasher.update(range.upperBound)
      hasher.update(color)
    }
  }
}

extension DeviceShape {
  fileprivate func hash(into hasher: inout ContentHasher) {
    switch self {
    case .rect(let rect):
      hasher.update(UInt8(0))
      rect.hash(into: &hasher)
    case .roundedRect(let rounded):
      hasher.update(UInt8(1))
      rounded.hash(into: &hasher)
    case .ring(let outer, let inner):
      hasher.update(UInt8(2))
      outer.hash(into: &hasher)
      inner.hash(into: &hasher)
    case .path(let path, let rule):
      hasher.update(UInt8(3))
      path.hash(into: &hasher)
      hasher.update(rule.rawValue)
    case .stroke(let path, let style, let transform):
      hasher.update(UInt8(4))
      path.hash(into: &hasher)
      style.hash(into: &hasher)
      transform.hash(into: &hasher)
    }
  }
}

extension DevicePaint {
  fileprivate func hash(into hasher: inout ContentHasher) {
    switch self {
    case .solid(let color):
      hasher.update(UInt8(0))
      hasher.update(color)
    case .gradient(let paint):
      hasher.update(UInt8(1))
      paint.gradient.hash(into: &hasher)
      paint.fromDevice.hash(into: &hasher)
      hasher.update(paint.opacity)
    case .image(let paint):
      hasher.update(UInt8(2))
      paint.hash(into: &hasher)
    }
  }
}

extension ImagePaint {
  fileprivate func hash(into hasher: inout ContentHasher) {
    hasher.update(bitmap.contentHash)
    source.hash(into: &hasher)
    fromDevice.hash(into: &hasher)
    hasher.update(filter.rawValue)
    hasher.update(opacity)
    hasher.update(repeats ? UInt8(1) : 0)
  }
}

extension Gradient {
  fileprivate func hash(into hasher: inout ContentHasher) {
    switch self {
    case .linear(let ramp, let from, let to):
      hasher.update(UInt8(0))
      ramp.hash(into: &hasher)
      from.hash(into: &hasher)
      to.hash(into: &hasher)
    case .radial(let ramp, let start, let startRadius, let end, let endRadius):
      hasher.update(UInt8(1))
      ramp.hash(into: &hasher)
      start.hash(into: &hasher)
      hasher.update(startRadius)
      end.hash(into: &hasher)
      hasher.update(endRadius)
    case .elliptical(let ramp, let center, let radiusX, let radiusY):
      hasher.update(UInt8(2))
      ramp.hash(into: &hasher)
      center.hash(into: &hasher)
      hasher.update(radiusX)
      hasher.update(radiusY)
    case .conic(let ramp, let center, let startAngle):
      hasher.update(UInt8(3))
      ramp.hash(into: &hasher)
      center.hash(into: &hasher)
      hasher.update(startAngle)
    }
  }
}

extension ColorRamp {
  fileprivate func hash(into hasher: inout ContentHasher) {
    hasher.update(stops.count)
    for stop in stops {
      hasher.update(stop.offset)
      for component in [stop.color.red, stop.color.green, stop.color.blue, stop.color.alpha] {
        hasher.update(component)
      }
    }
    hasher.update(extendsBefore ? UInt8(1) : 0)
    hasher.update(extendsAfter ? UInt8(1) : 0)
  }
}

extension Path {
  fileprivate func hash(into hasher: inout ContentHasher) {
    hasher.update(verbs.count)
    for verb in verbs { hasher.update(verb.rawValue) }
    for point in points { point.hash(into: &hasher) }
  }
}

extension StrokeStyle {
  fileprivate func hash(into hasher: inout ContentHasher) {
    hasher.update(width)
    hasher.update(cap.rawValue)
    hasher.update(join.rawValue)
    hasher.update(miterLimit)
    hasher.update(dash.count)
    for length in dash { hasher.update(length) }
    hasher.update(dashPhase)
  }
}

extension RoundedRect {
  fileprivate func hash(into hasher: inout ContentHasher) {
    rect.hash(into: &hasher)
    for radius in [topLeft, topRight, bottomRight, bottomLeft] { hasher.update(radius) }
  }
}

extension Rect {
  fileprivate func hash(into hasher: inout ContentHasher) {
    for value in [x, y, width, height] { hasher.update(value) }
  }
}

extension IntRect {
  fileprivate func hash(into hasher: inout ContentHasher) {
    for value in [minX, minY, maxX, maxY] { hasher.update(value) }
  }
}

extension Transform {
  fileprivate func hash(into hasher: inout ContentHasher) {
    for value in [a, b, c, d, tx, ty] { hasher.update(value) }
  }
}

extension Point {
  fileprivate func hash(into hasher: inout ContentHasher) {
    hasher.update(x)
    hasher.update(y)
  }
}
