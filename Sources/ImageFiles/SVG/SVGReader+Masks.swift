import DarkroomRaster

extension SVGReader {
  /// Narrows the clip to the shapes of a `<clipPath>`.
  mutating func clip(
    by clip: SVGElement, for element: SVGElement, _ context: SVGContext
  ) throws(ImageFileError) {
    var inner = context
    inner.depth += 1
    guard inner.depth <= Self.greatestDepth else {
      throw malformed(clip, "<clipPath> refers to itself")
    }
    if clip.property("clip-path") ?? "none" != "none" {
      throw unsupported(clip, "a clip-path on a <clipPath>", "merge the two in your drawing app")
    }
    let toElement = try transform(of: clip).concatenating(
      units("clipPathUnits", of: clip, for: element, context))
    var outlines: [(path: Path, rule: FillRule)] = []
    for child in clip.children {
      try collectOutlines(of: child, toElement, inner.inheriting(clip), into: &outlines)
    }
    guard let first = outlines.first else { return commands.append(.clip(Path(), .nonZero)) }
    if outlines.count == 1 { return commands.append(.clip(first.path, first.rule)) }
    guard outlines.allSatisfy({ $0.rule == .nonZero }) else {
      throw unsupported(
        clip, "a <clipPath> of several shapes with clip-rule evenodd",
        "merge the shapes in your drawing app")
    }
    var union = Path()
    for outline in outlines { union.append(outline.path.windingClockwise) }
    commands.append(.clip(union, .nonZero))
  }

  private mutating func collectOutlines(
    of element: SVGElement, _ outer: Transform, _ context: SVGContext,
    into outlines: inout [(path: Path, rule: FillRule)]
  ) throws(ImageFileError) {
    guard !Self.undrawn.contains(element.name), !element.name.contains(":"),
      element.property("display") != "none"
    else { return }
    try step(element)
    var context = context.inheriting(element)
    let transform = try self.transform(of: element).concatenating(outer)
    if element.property("clip-path") ?? "none" != "none" {
      throw unsupported(
        element, "a clip-path in a <clipPath>", "merge the shapes in your drawing app")
    }
    if element.name == "use" {
      context.depth += 1
      guard context.depth <= Self.greatestDepth else {
        throw malformed(element, "<use> refers to itself")
      }
      guard let target = element.reference.flatMap({ self.element($0) }) else { return }
      let x = element.attributes["x"].flatMap { SVGLength.read($0, whole: context.width) } ?? 0
      let y = element.attributes["y"].flatMap { SVGLength.read($0, whole: context.height) } ?? 0
      return try collectOutlines(
        of: target, Transform.translation(x, y).concatenating(transform), context, into: &outlines)
    }
    guard let path = try path(of: element, context) else {
      throw unsupported(
        element, "<\(element.name)> in a <clipPath>", "convert it to paths in your drawing app")
    }
    if context.isVisible, !path.isEmpty {
      outlines.append((path.applying(transform), context.clipRule))
    }
  }

  /// Draws the mask of the open group.
  mutating func mask(
    by mask: SVGElement, for element: SVGElement, _ context: SVGContext
  ) throws(ImageFileError) {
    var inner = context
    inner.depth += 1
    guard inner.depth <= Self.greatestDepth else {
      throw malformed(mask, "<mask> refers to itself")
    }
    let isLuminance = mask.property("mask-type") != "alpha"
    commands.append(.beginMask(isLuminance: isLuminance))
    if let area = try maskArea(mask, for: element, context) {
      commands.append(.clip(Path(rect: area), .nonZero))
    }
    let units = try self.units("maskContentUnits", of: mask, for: element, context)
    if units != .identity { commands.append(.concatenate(units)) }
    // The mask inherits only the viewport from the masked element.
    var plain = SVGContext(width: context.width, height: context.height)
    plain.depth = inner.depth
    plain.inherit(mask)
    if mask.property("mask") ?? "none" != "none" {
      throw unsupported(mask, "a mask on a <mask>", "merge the two in your drawing app")
    }
    try draw(childrenOf: mask, plain)
    commands.append(.endMask(isLuminance: isLuminance))
  }

  /// Returns the area outside of which the mask hides everything; nil for the whole plane.
  private mutating func maskArea(
    _ mask: SVGElement, for element: SVGElement, _ context: SVGContext
  ) throws(ImageFileError) -> Rect? {
    let isOfUser = mask.attributes["maskUnits"] == "userSpaceOnUse"
    func length(_ name: String, _ standard: Double, _ whole: Double) -> Double {
      let text = mask.attributes[name]
      let share = isOfUser ? whole : 1
      return text.flatMap { SVGLength.read($0, whole: share) } ?? standard * share
    }
    let area = Rect(
      x: length("x", -0.1, context.width), y: length("y", -0.1, context.height),
      width: length("width", 1.2, context.width), height: length("height", 1.2, context.height))
    if isOfUser { return area }
    return try bounds(of: element, context).map { Self.box($0).apply(area) }
  }

  /// Returns the transform from the space of a definition to the space of the element that refers to it.
  mutating func units(
    _ name: String, of definition: SVGElement, for element: SVGElement, _ context: SVGContext
  ) throws(ImageFileError) -> Transform {
    guard definition.attributes[name] == "objectBoundingBox" else { return .identity }
    return Self.box(try bounds(of: element, context) ?? Rect(x: 0, y: 0, width: 0, height: 0))
  }

  /// Returns the transform from the unit square to a box.
  static func box(_ box: Rect) -> Transform {
    Transform(a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY)
  }
}

extension Path {
  /// The same outline, reversed if necessary so that its largest part is clockwise on the screen.
  fileprivate var windingClockwise: Path {
    var area = 0.0
    var start = Point.zero
    var last = Point.zero
    var next = 0
    for verb in verbs {
      let end = verb == .close ? start : points[next + verb.pointCount - 1]
      if verb == .move {
        area += last.x * start.y - start.x * last.y
        start = end
      } else {
        area += last.x * end.y - end.x * last.y
      }
      last = end
      next += verb.pointCount
    }
    area += last.x * start.y - start.x * last.y
    return area < 0 ? reversed() : self
  }
}
