import DarkroomRaster

extension PDFReader {
  mutating func drawObject(
    _ name: String, _ resources: [String: PDFObject]
  ) throws(ImageFileError) {
    let objects = file.value("XObject", of: resources).dictionary ?? [:]
    guard let stream = file.value(name, of: objects).stream else {
      throw file.damaged("there is no object \(name)")
    }
    guard !isHidden, !isHiddenGroup(stream.entries["OC"]) else { return }
    switch file.value("Subtype", of: stream.entries).name {
    case "Form":
      try masked { (reader) throws(ImageFileError) in try reader.drawForm(stream, resources) }
    case "Image":
      try masked { (reader) throws(ImageFileError) in try reader.drawImage(stream, resources) }
    case let kind:
      throw unsupported("an object of the kind \(kind ?? "none")", "export it again")
    }
  }

  /// Draws a form.
  ///
  /// - Parameter outer: the resources of the page, used if the form has none of its own.
  mutating func drawForm(
    _ form: PDFStream, _ outer: [String: PDFObject]
  ) throws(ImageFileError) {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.greatestDepth else { throw file.damaged("a form draws itself") }
    let entries = form.entries
    let resources = file.value("Resources", of: entries).dictionary ?? outer
    let isGroup =
      file.value("S", of: file.value("Group", of: entries).dictionary ?? [:]).name
      == "Transparency"
    save()
    concatenate(matrix(entries["Matrix"]))
    if let box = rect(entries["BBox"]) { commands.append(.clip(Path(rect: box), .nonZero)) }
    let (alpha, blend) = (state.fillAlpha, state.blend)
    if isGroup {
      commands.append(.beginGroup(opacity: alpha, blend))
      (state.fillAlpha, state.strokeAlpha, state.blend) = (1, 1, .normal)
    }
    let outerBase = base
    let outerPath = path
    base = state.transform
    path = Path()
    floors.append(saved.count)
    let content = try file.decoded(form)
    try interpret(content, resources)
    floors.removeLast()
    (base, path) = (outerBase, outerPath)
    if isGroup { commands.append(.endGroup) }
    restore()
  }

  // MARK: Patterns and shadings

  mutating func fill(
    _ path: Path, _ rule: FillRule, _ pattern: PDFObject, _ color: Color, alpha: Double
  ) throws(ImageFileError) {
    guard let entries = pattern.dictionary, let inverse = state.transform.inverted else { return }
    let toUser = matrix(entries["Matrix"]).concatenating(base).concatenating(inverse)
    if file.value("PatternType", of: entries).integer == 2 {
      let shading = try self.shading(file.value("Shading", of: entries))
      if let background = shading.background {
        commands.append(.fill(path, rule, .color(background).faded(alpha), state.blend))
      }
      return commands.append(
        .fill(
          path, rule, .gradient(shading.gradient, opacity: alpha, transform: toUser), state.blend))
    }
    guard let stream = pattern.stream else { throw file.damaged("a pattern has no content") }
    save()
    commands.append(.clip(path, rule))
    try tile(stream, over: path, toUser, color, alpha)
    restore()
  }

  private mutating func tile(
    _ pattern: PDFStream, over path: Path, _ toUser: Transform, _ color: Color, _ alpha: Double
  ) throws(ImageFileError) {
    let entries = pattern.entries
    guard let box = rect(entries["BBox"]), let bounds = path.bounds,
      let inverse = toUser.inverted, !box.isEmpty
    else { return }
    let stepX = abs(file.value("XStep", of: entries).number ?? box.width)
    let stepY = abs(file.value("YStep", of: entries).number ?? box.height)
    guard stepX > 0, stepY > 0 else { return }
    let area = inverse.apply(bounds)
    let columns = (
      ((area.minX - box.maxX) / stepX).rounded(.up), ((area.maxX - box.minX) / stepX).rounded(.down)
    )
    let rows = (
      ((area.minY - box.maxY) / stepY).rounded(.up), ((area.maxY - box.minY) / stepY).rounded(.down)
    )
    guard (columns.1 - columns.0 + 1) * (rows.1 - rows.0 + 1) <= 10_000 else {
      throw unsupported("a pattern of more than 10,000 tiles", "export a PNG")
    }
    let blend = state.blend
    commands.append(.beginGroup(opacity: alpha, blend))
    let outer = state
    state = PDFState()
    state.transform = outer.transform
    if file.value("PaintType", of: entries).integer == 2 {
      (state.fill, state.stroke) = (.color(color), .color(color))
    }
    concatenate(toUser)
    let tile = try tileCommands(pattern, box)
    var row = rows.0
    while row <= rows.1 {
      var column = columns.0
      while column <= columns.1 {
        commands.append(.save)
        commands.append(.concatenate(.translation(column * stepX, row * stepY)))
        commands += tile
        commands.append(.restore)
        column += 1
        guard commands.count <= Self.mostCommands else {
          throw unsupported("more than \(Self.mostCommands) drawing steps", "export a PNG")
        }
      }
      row += 1
    }
    state = outer
    commands.append(.endGroup)
  }

  /// Returns the commands that draw one tile of a pattern.
  private mutating func tileCommands(
    _ pattern: PDFStream, _ box: Rect
  ) throws(ImageFileError) -> [VectorCommand] {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.greatestDepth else { throw file.damaged("a pattern draws itself") }
    let outer = (commands, base, path)
    commands = [.clip(Path(rect: box), .nonZero)]
    (base, path) = (state.transform, Path())
    floors.append(saved.count)
    let resources = file.value("Resources", of: pattern.entries).dictionary ?? [:]
    try interpret(try file.decoded(pattern), resources)
    floors.removeLast()
    let tile = commands
    (commands, base, path) = outer
    return tile
  }

  mutating func drawShading(
    _ name: String, _ resources: [String: PDFObject]
  ) throws(ImageFileError) {
    let shadings = file.value("Shading", of: resources).dictionary ?? [:]
    let object = file.value(name, of: shadings)
    guard object.dictionary != nil else { throw file.damaged("there is no shading \(name)") }
    guard !isHidden, let inverse = state.transform.inverted else { return }
    let shading = try self.shading(object)
    // The clip limits the area, and nothing beyond the page is visible.
    let area = Path(rect: shading.box ?? inverse.apply(page.insetBy(dx: -1, dy: -1)))
    try masked { (reader) throws(ImageFileError) in
      reader.commands.append(
        .fill(
          area, .nonZero,
          .gradient(shading.gradient, opacity: reader.state.fillAlpha, transform: .identity),
          reader.state.blend))
    }
  }

  private struct Shading {
    var gradient: Gradient
    var background: Color?
    var box: Rect?
  }

  private mutating func shading(_ object: PDFObject) throws(ImageFileError) -> Shading {
    guard let entries = object.dictionary else { throw file.damaged("a shading is missing") }
    let kind = file.value("ShadingType", of: entries).integer ?? 0
    guard kind == 2 || kind == 3 else {
      throw unsupported(
        "a shading of type \(kind)", "use a linear or radial gradient, or export a PNG")
    }
    guard let n = file.numbers(entries["Coords"]), n.count >= (kind == 2 ? 4 : 6) else {
      throw file.damaged("a shading has no coordinates")
    }
    let space = try file.colorSpace(entries["ColorSpace"] ?? .null, [:])
    let extends = (file.value("Extend", of: entries).array ?? []).map { $0.bool ?? false }
    let ramp = ColorRamp(
      stops: try stops(entries, space), extendsBefore: extends.first ?? false,
      extendsAfter: extends.last ?? false)
    let gradient: Gradient =
      kind == 2
      ? .linear(ramp, from: Point(x: n[0], y: n[1]), to: Point(x: n[2], y: n[3]))
      : .radial(
        ramp, startCenter: Point(x: n[0], y: n[1]), startRadius: n[2],
        endCenter: Point(x: n[3], y: n[4]), endRadius: n[5])
    return Shading(
      gradient: gradient, background: file.numbers(entries["Background"]).map(space.color),
      box: rect(entries["BBox"]))
  }

  /// Returns the gradient's stops: at the bends of the function if they are known, or else at 65 evenly spaced places.
  private mutating func stops(
    _ entries: [String: PDFObject], _ space: PDFColorSpace
  ) throws(ImageFileError) -> [ColorRamp.Stop] {
    let function = try file.function(entries["Function"])
    let domain = file.numbers(entries["Domain"]) ?? [0, 1]
    let (low, high) = (domain.first ?? 0, domain.last ?? 1)
    func color(_ share: Double) -> Color {
      space.color(function.values([low + share * (high - low)]))
    }
    guard let knots = function.knots else {
      return (0...64).map {
        ColorRamp.Stop(offset: Double($0) / 64, color: color(Double($0) / 64))
      }
    }
    // Two stops surround a bend, because the function may have a step there.
    return knots.flatMap { knot in
      [
        ColorRamp.Stop(offset: knot, color: color(max(0, knot - 1e-9))),
        ColorRamp.Stop(offset: knot, color: color(min(1, knot))),
      ]
    }
  }
}

extension VectorPaint {
  fileprivate func faded(_ factor: Double) -> VectorPaint { faded(by: factor) }
}
