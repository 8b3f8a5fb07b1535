/// A display list with flattened curves and drawn glyphs, which all bands share.
///
/// Groups that cast shadows, and the content beneath backdrops, are drawn while the list is prepared.
struct PreparedList: Sendable {
  /// Draws some of a list's operations over transparent pixels of an area.
  ///
  /// The executor of lists provides it.
  typealias Drawing = @Sendable (_ prepared: PreparedList, Range<Int>, _ area: IntRect) -> Pixmap

  let list: DisplayList
  private(set) var operations: [PreparedOperation]
  let heads: [OperationHead]
  private(set) var clips: [PreparedClip]
  let kernels: RowKernelTable
  private let cache: RasterCache
  private let drawing: Drawing
  /// Groups whose operations are being prepared, the outermost first.
  private var openGroups: [Int] = []

  /// - Parameter area: The device pixels that will be drawn.
  init(_ list: DisplayList, area: IntRect, options: RenderOptions, drawing: @escaping Drawing) {
    self.list = list
    self.drawing = drawing
    kernels = RowKernelTable.table(for: options.kernels)
    cache = options.cache
    heads = list.operations.map(OperationHead.init)
    operations = [PreparedOperation](repeating: .nothing, count: list.operations.count)
    clips = []
    clips = list.clips.map { prepare($0) }
    prepare(0..<list.operations.count, area: area)
  }

  private mutating func prepare(_ range: Range<Int>, area: IntRect) {
    var index = range.lowerBound
    while index < range.upperBound {
      let operation = list.operations[index]
      let visible = operation.bounds.intersection(area)
      switch operation.content {
      case .fill(let shape, let paint):
        if !visible.isEmpty {
          operations[index] = draw(prepare(shape, in: visible), paint, in: visible)
        }
      case .glyphs(let glyphs, let paint):
        if !visible.isEmpty {
          operations[index] = draw(prepare(glyphs, in: visible), paint, in: visible)
        }
      case .shadow(let shadow):
        if !visible.isEmpty {
          operations[index] = draw(prepare(shadow, in: visible), .solid(shadow.color), in: visible)
        }
      case .backdrop(let backdrop):
        if !visible.isEmpty { operations[index] = prepare(backdrop, at: index, in: visible) }
      case .beginGroup(let group):
        index = prepare(group, at: index, visible: visible, area: area)
      case .endGroup: openGroups.removeLast()
      case .endMask: break
      case .beginMask(let end):
        operations[index] = .beginMask(end: end)
        operations[end] = .endMask
      }
      index += 1
    }
  }

  private func draw(
    _ shape: PreparedShape?, _ paint: DevicePaint, in area: IntRect
  ) -> PreparedOperation {
    guard let shape else { return .nothing }
    return .draw(PreparedDraw(shape, prepare(paint, in: area)))
  }

  /// Prepares a group and returns the index of the last operation that this handled.
  private mutating func prepare(
    _ group: DeviceGroup, at index: Int, visible: IntRect, area: IntRect
  ) -> Int {
    guard !visible.isEmpty, group.opacity > 0 else { return group.end }
    openGroups.append(index)
    guard group.shadow != nil || group.filter != nil else {
      operations[index] = .beginGroup(opacity: group.opacity, end: group.end)
      operations[group.end] = .endGroup(opacity: group.opacity)
      return index
    }
    prepare(index + 1..<group.end, area: group.contentBounds)
    openGroups.removeLast()
    let range = index + 1..<group.end
    if let shadow = group.shadow {
      let picture = picture(of: range, in: group.contentBounds, visible, shadow)
      operations[index] = .picture(picture, opacity: group.opacity, end: group.end)
    } else if let filter = group.filter {
      let picture = picture(of: range, in: group.contentBounds, visible, filter)
      operations[index] = .picture(picture, opacity: group.opacity, end: group.end)
    }
    return group.end
  }

  /// Returns a group's content after a filter, with the margin that the filter needs.
  private func picture(
    of range: Range<Int>, in area: IntRect, _ visible: IntRect, _ filter: PictureFilter
  ) -> PictureSource {
    let reach = filter.reach
    let area =
      filter.keepsEdges ? area : area.intersection(visible.grown(by: reach)).grown(by: reach)
    return PictureSource(filter.applied(to: drawing(self, range, area), kernels), at: area)
  }

  /// Returns a group's content over its shadow.
  private func picture(
    of range: Range<Int>, in area: IntRect, _ visible: IntRect, _ shadow: DeviceGroup.Shadow
  ) -> ShadowedSource {
    let content = drawing(self, range, area)
    let alpha = CoverageMask(alphaOf: content, at: area)
    let dx = Int(shadow.offset.x.rounded())
    let dy = Int(shadow.offset.y.rounded())
    let needed = IntRect(
      minX: visible.minX - dx, minY: visible.minY - dy, maxX: visible.maxX - dx,
      maxY: visible.maxY - dy)
    let blurred = alpha.trimmed().stretchedBlur(
      GaussianKernel(sigma: shadow.sigma), in: needed, kernels: kernels, shadows: cache.shadows)
    return ShadowedSource(
      PictureSource(content, at: area), alpha: alpha, over: blurred.moved(dx: dx, dy: dy),
      color: shadow.color, in: visible, kernels: kernels)
  }

  /// Prepares everything drawn before the backdrop, as if the open groups were not groups.
  private func prepare(
    _ backdrop: DeviceBackdrop, at index: Int, in area: IntRect
  ) -> PreparedOperation {
    guard let shape = prepare(backdrop.shape, in: area) else { return .nothing }
    var beneath = self
    for group in openGroups { beneath.operations[group] = .nothing }
    let sharp = drawing(beneath, 0..<index, area)
    let blurred = BackdropBlur(sigma: backdrop.sigma, kernels: kernels).blurred(sharp)
    let source = PictureSource(blurred, at: area)
    if backdrop.opacity == 255 { return .draw(PreparedDraw(shape, .source(source))) }
    let faded = FadedSource(source, opacity: backdrop.opacity, kernels: kernels)
    return .draw(PreparedDraw(shape, .source(faded)))
  }

  // MARK: Shapes

  private func prepare(_ shape: DeviceShape, in area: IntRect) -> PreparedShape? {
    switch shape {
    case .rect(let rect): return .rect(FixedRect(rect))
    case .roundedRect(let rounded): return filled(EdgeList(rounded, clip: area), .nonZero)
    case .ring(let outer, let inner):
      return filled(EdgeList(outer, without: inner, clip: area), .nonZero)
    case .path(let path, let rule):
      return filled(EdgeList(filling: path, rule: rule, clip: area), rule)
    case .stroke(let path, let style, let transform):
      return filled(
        EdgeList(stroking: path, style: style, transform: transform, clip: area), .nonZero)
    }
  }

  private func filled(_ edges: EdgeList, _ rule: FillRule) -> PreparedShape? {
    edges.isEmpty ? nil : .edges(edges, rule)
  }

  private func prepare(_ glyphs: DeviceGlyphs, in area: IntRect) -> PreparedShape? {
    guard glyphs.usesMasks else { return filled(EdgeList(glyphs.path, clip: area), .nonZero) }
    return .glyphs(cache.glyphs.strike(for: glyphs).place(glyphs))
  }

  private func prepare(_ shadow: DeviceShadow, in area: IntRect) -> PreparedShape? {
    guard shadow.sigma > 0 else { return prepare(shadow.shape, in: area) }
    switch shadow.shape {
    case .rect(let rect):
      return blurred(RoundedRect(rect: rect, radius: 0), shadow.sigma, area)
    case .roundedRect(let rounded): return blurred(rounded, shadow.sigma, area)
    case .path(let path, let rule): return blurred(path, rule, shadow.sigma, area)
    case .ring, .stroke: return nil
    }
  }

  private func blurred(_ shape: RoundedRect, _ sigma: Double, _ area: IntRect) -> PreparedShape? {
    ShadowCache.holds(shape)
      ? .mask(cache.shadows.shadow(of: shape, sigma: sigma, kernels: kernels))
      : blurred(Path(roundedRect: shape), .nonZero, sigma, area)
  }

  /// Returns the blurred fill.
  ///
  /// Only the part that can reach `area` is filled, and only the part in it is blurred.
  private func blurred(
    _ path: Path, _ rule: FillRule, _ sigma: Double, _ area: IntRect
  ) -> PreparedShape? {
    guard let box = path.controlBox else { return nil }
    let kernel = GaussianKernel(sigma: sigma)
    let near = area.grown(by: kernel.radius)
    let sharp = CoverageMask(
      filling: path, rule: rule, in: IntRect(enclosing: box).intersection(near))
    return .mask(
      sharp.stretchedBlur(kernel, in: area, kernels: kernels, shadows: cache.shadows))
  }

  private func prepare(_ clip: Clip) -> PreparedClip {
    let content: PreparedClip.Content =
      switch clip.content {
      case .shape(let shape):
        .shape(prepare(shape, in: clip.bounds) ?? .glyphs([]))
      case .mask(let paint): .alpha(ImageSource(paint, area: clip.bounds, kernels: kernels))
      }
    return PreparedClip(content: content, parent: clip.parent, bounds: clip.bounds)
  }

  // MARK: Paints

  private func prepare(_ paint: DevicePaint, in area: IntRect) -> PreparedPaint {
    switch paint {
    case .solid(let color): .solid(color)
    case .image(let image): .source(ImageSource(image, area: area, kernels: kernels))
    case .gradient(let gradient): .source(source(of: gradient))
    }
  }

  private func source(of paint: GradientPaint) -> any PixelSource {
    let t = paint.fromDevice
    switch paint.gradient {
    case .linear(let ramp, let from, let to):
      return LinearGradientSource(
        PremultipliedRamp(ramp, opacity: paint.opacity), from: from, to: to, fromDevice: t,
        kernels: kernels)
    case .radial(let ramp, let start, let r0, let end, let r1):
      let colors = PremultipliedRamp(ramp, opacity: paint.opacity)
      if start == end, r0 == 0, r1 > 0 {
        return CurvedGradientSource(
          colors, shape: .unitCircle, map: t.toUnitCircle(at: start, radiusX: r1, radiusY: r1))
      }
      return CurvedGradientSource(
        colors,
        shape: .twoCircles(
          TwoCircles(center: end - start, startRadius: r0, radiusChange: r1 - r0)),
        map: t.concatenating(.translation(-start.x, -start.y)))
    case .elliptical(let ramp, let center, let rx, let ry):
      return CurvedGradientSource(
        PremultipliedRamp(ramp, opacity: paint.opacity), shape: .unitCircle,
        map: t.toUnitCircle(at: center, radiusX: rx, radiusY: ry))
    case .conic(let ramp, let center, let start):
      return CurvedGradientSource(
        PremultipliedRamp(ramp, opacity: paint.opacity), shape: .angle(start: start),
        map: t.concatenating(.translation(-center.x, -center.y)))
    }
  }
}

extension Transform {
  /// Returns the map followed by one that makes the ellipse the unit circle; an empty ellipse maps everything far away.
  fileprivate func toUnitCircle(at center: Point, radiusX: Double, radiusY: Double) -> Transform {
    concatenating(.translation(-center.x, -center.y)).concatenating(
      .scale(1 / max(radiusX.magnitude, 1e-9), 1 / max(radiusY.magnitude, 1e-9)))
  }
}
