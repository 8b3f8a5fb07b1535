import DarkroomRaster

extension SVGReader {
  /// Returns the outline of a shape; nil if the element isn't a shape.
  func path(of element: SVGElement, _ context: SVGContext) throws(ImageFileError) -> Path? {
    func length(_ name: String, _ whole: Double) -> Double? {
      element.property(name).flatMap { SVGLength.read($0, whole: whole) }
    }
    let (width, height) = (context.width, context.height)
    switch element.name {
    case "path":
      switch SVGPathData.path(pathText(of: element)) {
      case .success(let path): return path
      case .failure(let failure):
        throw malformed(element, "the path's d is not path data near \"\(failure.text)\"")
      }
    case "rect": return rectangle(element, length, context)
    case "circle":
      let radius = length("r", context.diagonal) ?? 0
      return ellipse(length("cx", width) ?? 0, length("cy", height) ?? 0, radius, radius)
    case "ellipse":
      let rx = length("rx", width)
      let ry = length("ry", height)
      return ellipse(
        length("cx", width) ?? 0, length("cy", height) ?? 0, rx ?? ry ?? 0, ry ?? rx ?? 0)
    case "line":
      var path = Path()
      path.move(to: Point(x: length("x1", width) ?? 0, y: length("y1", height) ?? 0))
      path.line(to: Point(x: length("x2", width) ?? 0, y: length("y2", height) ?? 0))
      return path
    case "polyline", "polygon": return try polygon(element)
    default: return nil
    }
  }

  private func pathText(of element: SVGElement) -> String {
    let text = element.property("d") ?? ""
    return text == "none" ? "" : text
  }

  private func ellipse(_ x: Double, _ y: Double, _ rx: Double, _ ry: Double) -> Path {
    guard rx > 0, ry > 0 else { return Path() }
    return Path(ellipseIn: Rect(x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry))
  }

  private func rectangle(
    _ element: SVGElement, _ length: (String, Double) -> Double?, _ context: SVGContext
  ) -> Path {
    let rect = Rect(
      x: length("x", context.width) ?? 0, y: length("y", context.height) ?? 0,
      width: length("width", context.width) ?? 0, height: length("height", context.height) ?? 0)
    guard !rect.isEmpty else { return Path() }
    let (x, y) = (length("rx", context.width), length("ry", context.height))
    let rx = min(max(0, x ?? y ?? 0), rect.width / 2)
    let ry = min(max(0, y ?? x ?? 0), rect.height / 2)
    guard rx > 0, ry > 0 else { return Path(rect: rect) }
    return rounded(rect, rx, ry)
  }

  private func rounded(_ rect: Rect, _ rx: Double, _ ry: Double) -> Path {
    let (kx, ky) = (rx * (1 - Path.circleKappa), ry * (1 - Path.circleKappa))
    var path = Path()
    func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
    path.move(to: point(rect.minX + rx, rect.minY))
    path.line(to: point(rect.maxX - rx, rect.minY))
    path.cubic(
      to: point(rect.maxX, rect.minY + ry), control1: point(rect.maxX - kx, rect.minY),
      control2: point(rect.maxX, rect.minY + ky))
    path.line(to: point(rect.maxX, rect.maxY - ry))
    path.cubic(
      to: point(rect.maxX - rx, rect.maxY), control1: point(rect.maxX, rect.maxY - ky),
      control2: point(rect.maxX - kx, rect.maxY))
    path.line(to: point(rect.minX + rx, rect.maxY))
    path.cubic(
      to: point(rect.minX, rect.maxY - ry), control1: point(rect.minX + kx, rect.maxY),
      control2: point(rect.minX, rect.maxY - ky))
    path.line(to: point(rect.minX, rect.minY + ry))
    path.cubic(
      to: point(rect.minX + rx, rect.minY), control1: point(rect.minX, rect.minY + ky),
      control2: point(rect.minX + kx, rect.minY))
    path.close()
    return path
  }

  private func polygon(_ element: SVGElement) throws(ImageFileError) -> Path {
    // A sign can end a number, as in path data, so the same parser reads the points.
    let text = element.attributes["points"] ?? ""
    guard text.contains(where: { !$0.isWhitespace }) else { return Path() }
    switch SVGPathData.path("M " + text + (element.name == "polygon" ? " Z" : "")) {
    case .success(let path): return path
    case .failure(let failure):
      throw malformed(element, "its points are not numbers near \"\(failure.text)\"")
    }
  }

  /// Returns the bounds of all outlines in an element, in its own space; nil if it has none.
  mutating func bounds(
    of element: SVGElement, _ context: SVGContext
  ) throws(ImageFileError) -> Rect? {
    try step(element)
    guard context.depth <= Self.greatestDepth else { return nil }
    if let path = try path(of: element, context) { return path.bounds }
    guard ["g", "a", "svg", "use", "symbol", "switch"].contains(element.name) else { return nil }
    var box: Rect?
    var inner = context
    var members = element.children
    if element.name == "use" {
      inner.depth += 1
      members = element.reference.flatMap { self.element($0) }.map { [$0] } ?? []
    }
    for child in members
    where element.name == "use" || !Self.undrawn.contains(child.name) && !child.name.contains(":") {
      if child.property("display") == "none" { continue }
      guard let bounds = try bounds(of: child, inner.inheriting(child)) else { continue }
      let placed = try transform(of: child).apply(bounds)
      box = box?.union(placed) ?? placed
    }
    if element.name == "use" {
      let x = element.attributes["x"].flatMap { SVGLength.read($0, whole: context.width) } ?? 0
      let y = element.attributes["y"].flatMap { SVGLength.read($0, whole: context.height) } ?? 0
      box = box.map { Transform.translation(x, y).apply($0) }
    }
    return box
  }
}
