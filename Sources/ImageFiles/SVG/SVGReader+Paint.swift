import DarkroomRaster

extension SVGReader {
  mutating func paint(
    _ path: Path, of element: SVGElement, _ context: SVGContext
  ) throws(ImageFileError) {
    for name in ["marker", "marker-start", "marker-mid", "marker-end"] {
      if let marker = context[name], marker != "none" {
        throw unsupported(
          element, "\(name)=\"\(marker)\"", "convert markers to paths in your drawing app")
      }
    }
    guard context.isVisible, !path.isEmpty else { return }
    let order = context["paint-order"] ?? "normal"
    if order.hasPrefix("stroke") {
      try stroke(path, of: element, context)
      try fill(path, of: element, context)
    } else {
      try fill(path, of: element, context)
      try stroke(path, of: element, context)
    }
  }

  private mutating func fill(
    _ path: Path, of element: SVGElement, _ context: SVGContext
  ) throws(ImageFileError) {
    let source = try self.source("fill", else: "black", path, of: element, context)
    switch source {
    case nil: return
    case .paint(let paint)?:
      commands.append(
        .fill(path, context.fillRule, paint.faded(by: context.share("fill-opacity")), .normal))
    case .pattern(let pattern)?:
      commands.append(.save)
      commands.append(.clip(path, context.fillRule))
      try draw(pattern, over: path, of: element, context, opacity: context.share("fill-opacity"))
      commands.append(.restore)
    }
  }

  private mutating func stroke(
    _ path: Path, of element: SVGElement, _ context: SVGContext
  ) throws(ImageFileError) {
    let style = context.strokeStyle
    guard style.width > 0 else { return }
    let source = try self.source("stroke", else: "none", path, of: element, context)
    switch source {
    case nil: return
    case .paint(let paint)?:
      commands.append(
        .stroke(path, style, paint.faded(by: context.share("stroke-opacity")), .normal))
    case .pattern(let pattern)?:
      throw unsupported(
        pattern, "a <pattern> on a stroke", "outline the stroke in your drawing app")
    }
  }

  private enum Source {
    case paint(VectorPaint)
    case pattern(SVGElement)
  }

  /// Returns the paint that a property specifies; nil for no paint.
  private func source(
    _ property: String, else standard: String, _ path: Path, of element: SVGElement,
    _ context: SVGContext
  ) throws(ImageFileError) -> Source? {
    let text = context[property] ?? standard
    if text == "none" { return nil }
    guard text.hasPrefix("url(") else {
      return .paint(.color(try color(text, of: element, property)))
    }
    let rest = text.drop { $0 != ")" }.dropFirst().trimmed
    guard let server = self.element(text) else {
      // As in browsers, a reference to a missing paint means no paint, unless a fallback color follows.
      return rest.isEmpty || rest == "none"
        ? nil : .paint(.color(try color(rest, of: element, property)))
    }
    switch server.name {
    case "linearGradient", "radialGradient":
      return try gradient(server, path, context).map { .paint($0) }
    case "pattern": return .pattern(server)
    default: throw malformed(element, "\(property) refers to <\(server.name)>")
    }
  }

  func color(
    _ text: String, of element: SVGElement, _ property: String
  ) throws(ImageFileError) -> Color {
    if let color = SVGColor.read(text) { return color }
    throw unsupported(
      element, "\(property)=\"\(text)\"", "use an sRGB color such as #34A853")
  }

  // MARK: Gradients

  /// Returns the gradient and the gradients that it inherits from, nearest first.
  private func chain(of element: SVGElement) -> [SVGElement] {
    var chain = [element]
    while let next = chain.last?.reference.flatMap({ self.element($0) }),
      chain.count < Self.greatestDepth, !chain.contains(where: { $0 === next })
    {
      chain.append(next)
    }
    return chain
  }

  private func gradient(
    _ element: SVGElement, _ path: Path, _ context: SVGContext
  ) throws(ImageFileError) -> VectorPaint? {
    let chain = self.chain(of: element)
    func attribute(_ name: String) -> String? {
      chain.lazy.compactMap { $0.attributes[name] }.first
    }
    let stops = try self.stops(of: chain)
    guard let last = stops.last else { return nil }
    if stops.count == 1 { return .color(last.color) }
    let isOfBox = attribute("gradientUnits") != "userSpaceOnUse"
    let bounds = path.bounds ?? Rect(x: 0, y: 0, width: 0, height: 0)
    if isOfBox, bounds.isEmpty { return nil }
    func length(_ name: String, _ standard: Double, _ whole: Double) -> Double {
      attribute(name).flatMap { SVGLength.read($0, whole: isOfBox ? 1 : whole) }
        ?? standard * (isOfBox ? 1 : whole)
    }
    var transform = Transform.identity
    if let owner = chain.first(where: { $0.property("gradientTransform") != nil }) {
      transform = try self.transform(of: owner, named: "gradientTransform")
    }
    if isOfBox { transform = transform.concatenating(Self.box(bounds)) }
    let spread = attribute("spreadMethod") ?? "pad"
    let laid: Gradient?
    if element.name == "linearGradient" {
      let from = Point(x: length("x1", 0, context.width), y: length("y1", 0, context.height))
      let to = Point(x: length("x2", 1, context.width), y: length("y2", 0, context.height))
      laid = linear(stops, from, to, spread, over: bounds, transform)
    } else {
      let radius = length("r", 0.5, context.diagonal)
      let center = Point(
        x: length("cx", 0.5, context.width), y: length("cy", 0.5, context.height))
      let focus = Point(
        x: attribute("fx") == nil ? center.x : length("fx", 0.5, context.width),
        y: attribute("fy") == nil ? center.y : length("fy", 0.5, context.height))
      if spread != "pad" {
        throw unsupported(
          element, "spreadMethod=\"\(spread)\" on a radial gradient", "repeat the stops")
      }
      laid = radial(
        stops, center, radius, focus, attribute("fr") == nil ? 0 : length("fr", 0, context.diagonal)
      )
    }
    // If all stops are at one place, only the last color is visible.
    return laid.map { .gradient($0, opacity: 1, transform: transform) } ?? .color(last.color)
  }

  private func stops(of chain: [SVGElement]) throws(ImageFileError) -> [ColorRamp.Stop] {
    guard
      let owner = chain.first(where: { $0.children.contains { $0.name == "stop" } })
    else { return [] }
    var stops: [ColorRamp.Stop] = []
    for child in owner.children where child.name == "stop" {
      let offset = child.property("offset").flatMap { SVGLength.read($0, whole: 1) } ?? 0
      var text = child.property("stop-color") ?? "black"
      if text == "currentColor" { text = nearestColor(to: child) }
      var color = try color(text, of: child, "stop-color")
      color.alpha *= SVGContext.share(child.property("stop-opacity"))
      // The offset of a stop is never less than the offset of the stop before it.
      stops.append(
        ColorRamp.Stop(offset: max(stops.last?.offset ?? 0, max(0, min(1, offset))), color: color))
    }
    return stops
  }

  private func nearestColor(to element: SVGElement) -> String {
    var next: SVGElement? = element
    while let known = next {
      if let color = known.property("color"), color != "inherit" { return color }
      next = known.parent
    }
    return "black"
  }

  private func linear(
    _ stops: [ColorRamp.Stop], _ from: Point, _ to: Point, _ spread: String, over bounds: Rect,
    _ transform: Transform
  ) -> Gradient? {
    let along = to - from
    let squared = along.x * along.x + along.y * along.y
    guard squared > 0 else { return nil }
    guard spread != "pad", let inverse = transform.inverted else {
      return .linear(ColorRamp(stops: stops), from: from, to: to)
    }
    let box = inverse.apply(bounds.insetBy(dx: -bounds.width, dy: -bounds.height))
    let ends = [
      Point(x: box.minX, y: box.minY), Point(x: box.maxX, y: box.minY),
      Point(x: box.minX, y: box.maxY), Point(x: box.maxX, y: box.maxY),
    ].map { (($0.x - from.x) * along.x + ($0.y - from.y) * along.y) / squared }
    let low = max(-64, (ends.min() ?? 0).rounded(.down))
    let high = min(64, (ends.max() ?? 1).rounded(.up))
    let count = max(1, high - low)
    var repeated: [ColorRamp.Stop] = []
    for turn in 0..<Int(count) {
      let isBack = spread == "reflect" && (Int(low) + turn) % 2 != 0
      let part =
        isBack
        ? stops.reversed().map { ColorRamp.Stop(offset: 1 - $0.offset, color: $0.color) } : stops
      // The first and last colors of a repetition extend to its ends.
      for stop in Self.whole(part) {
        repeated.append(
          ColorRamp.Stop(offset: (Double(turn) + stop.offset) / count, color: stop.color))
      }
    }
    return .linear(
      ColorRamp(stops: repeated), from: from + along * low, to: from + along * (low + count))
  }

  private static func whole(_ stops: [ColorRamp.Stop]) -> [ColorRamp.Stop] {
    guard let first = stops.first, let last = stops.last else { return [] }
    return [ColorRamp.Stop(offset: 0, color: first.color)] + stops
      + [ColorRamp.Stop(offset: 1, color: last.color)]
  }

  private func radial(
    _ stops: [ColorRamp.Stop], _ center: Point, _ radius: Double, _ focus: Point,
    _ focalRadius: Double
  ) -> Gradient? {
    guard radius > 0 else { return nil }
    var focus = focus
    let away = focus - center
    let distance = (away.x * away.x + away.y * away.y).squareRoot()
    // A focus outside the circle is moved just inside, as SVG 1.1 specifies.
    if distance > radius * 0.999 { focus = center + away * (radius * 0.999 / distance) }
    return .radial(
      ColorRamp(stops: stops), startCenter: focus, startRadius: max(0, focalRadius),
      endCenter: center, endRadius: radius)
  }

  // MARK: Patterns

  /// Draws a pattern's tiles over the bounds of an outline, to which the clip is already restricted.
  private mutating func draw(
    _ pattern: SVGElement, over path: Path, of element: SVGElement, _ context: SVGContext,
    opacity: Double
  ) throws(ImageFileError) {
    var inner = SVGContext(width: context.width, height: context.height)
    inner.depth = context.depth + 1
    guard inner.depth <= Self.greatestDepth else {
      throw malformed(pattern, "<pattern> refers to itself")
    }
    let chain = self.chain(of: pattern)
    func attribute(_ name: String) -> String? {
      chain.lazy.compactMap { $0.attributes[name] }.first
    }
    guard let bounds = path.bounds, !bounds.isEmpty,
      let content = chain.first(where: { !$0.children.isEmpty })
    else { return }
    let isOfBox = attribute("patternUnits") != "userSpaceOnUse"
    func length(_ name: String, _ whole: Double) -> Double {
      attribute(name).flatMap { SVGLength.read($0, whole: isOfBox ? 1 : whole) } ?? 0
    }
    var tile = Rect(
      x: length("x", context.width), y: length("y", context.height),
      width: length("width", context.width), height: length("height", context.height))
    if isOfBox { tile = Self.box(bounds).apply(tile) }
    guard !tile.isEmpty else { return }
    let owner = chain.first { $0.property("patternTransform") != nil }
    let transform =
      try owner.map { (owner) throws(ImageFileError) in
        try self.transform(of: owner, named: "patternTransform")
      } ?? .identity
    guard let inverse = transform.inverted else { return }
    inner.inherit(content)
    // The content begins at the corner of the tile, as in browsers.
    var units = Transform.translation(tile.minX, tile.minY)
    if let box = try viewBox(of: content) {
      units = fit(box, of: content, in: tile)
    } else if attribute("patternContentUnits") == "objectBoundingBox" {
      units = Transform.scale(bounds.width, bounds.height).concatenating(units)
    }
    if transform != .identity { commands.append(.concatenate(transform)) }
    if opacity < 1 { commands.append(.beginGroup(opacity: opacity, .normal)) }
    try tileOver(inverse.apply(bounds), tile, units, content, inner)
    if opacity < 1 { commands.append(.endGroup) }
  }

  private mutating func tileOver(
    _ area: Rect, _ tile: Rect, _ units: Transform, _ content: SVGElement, _ context: SVGContext
  ) throws(ImageFileError) {
    let columns = ((area.minX - tile.minX) / tile.width).rounded(.down)
    let rows = ((area.minY - tile.minY) / tile.height).rounded(.down)
    let across = ((area.maxX - tile.minX) / tile.width).rounded(.up) - columns
    let down = ((area.maxY - tile.minY) / tile.height).rounded(.up) - rows
    guard across * down <= 10_000 else {
      throw unsupported(content, "a <pattern> of more than 10,000 tiles", "export a PNG")
    }
    for row in 0..<max(1, Int(down)) {
      for column in 0..<max(1, Int(across)) {
        commands.append(.save)
        commands.append(
          .concatenate(
            .translation(
              (columns + Double(column)) * tile.width, (rows + Double(row)) * tile.height)))
        commands.append(.clip(Path(rect: tile), .nonZero))
        commands.append(.concatenate(units))
        try draw(childrenOf: content, context)
        commands.append(.restore)
        try step(content)
      }
    }
  }
}
