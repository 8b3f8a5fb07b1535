import DarkroomRaster

extension PDFReader {
  /// Executes the operators of a content stream.
  mutating func interpret(
    _ content: [UInt8], _ resources: [String: PDFObject]
  ) throws(ImageFileError) {
    var lexer = PDFLexer(content[...])
    var operands: [PDFObject] = []
    let levels = saved.count
    while let object = lexer.next(refersToObjects: false) {
      guard case .word(let word) = object else {
        if operands.count < 512 { operands.append(object) }
        continue
      }
      guard commands.count <= Self.mostCommands else {
        throw unsupported("more than \(Self.mostCommands) drawing steps", "export a PNG")
      }
      try perform(word, operands, resources)
      operands.removeAll(keepingCapacity: true)
    }
    while saved.count > levels { restore() }
  }

  private mutating func perform(
    _ word: String, _ operands: [PDFObject], _ resources: [String: PDFObject]
  ) throws(ImageFileError) {
    let numbers = operands.compactMap(\.number)
    if try constructPath(word, numbers) { return }
    if try paintPath(word) { return }
    if try setState(word, operands, numbers, resources) { return }
    if try setColor(word, operands, numbers, resources) { return }
    if try mark(word, operands, resources) { return }
    switch word {
    case "Do": try drawObject(operands.last?.name ?? "", resources)
    case "sh": try drawShading(operands.last?.name ?? "", resources)
    case "BI": throw unsupported("an inline image", "export a PNG, or embed the image as an object")
    case "BT", "ET", "Tc", "Tw", "Tz", "TL", "Tf", "Ts", "Td", "TD", "Tm", "T*", "d0", "d1":
      return
    case "Tr": state.showsText = numbers.first != 3 && numbers.first != 7
    case "Tj", "TJ", "'", "\"":
      if isHidden || !state.showsText { return }
      throw unsupported("text", "convert text to outlines in your drawing app")
    case "BX", "EX", "[", "]", "{", "}", ">>": return
    default: throw file.damaged("its page has the unknown operator \"\(word.prefix(12))\"")
    }
  }

  var isHidden: Bool { marks.contains(true) }

  // MARK: Outlines

  /// Executes an operator that constructs a path; returns false if the operator isn't one of these.
  private mutating func constructPath(
    _ word: String, _ n: [Double]
  ) throws(ImageFileError) -> Bool {
    let counts = ["m": 2, "l": 2, "c": 6, "v": 4, "y": 4, "re": 4, "h": 0]
    guard let count = counts[word] else { return false }
    guard n.count >= count else { throw file.damaged("the operator \(word) lacks numbers") }
    switch word {
    case "m": path.move(to: Point(x: n[0], y: n[1]))
    case "l": path.line(to: Point(x: n[0], y: n[1]))
    case "c":
      path.cubic(
        to: Point(x: n[4], y: n[5]), control1: Point(x: n[0], y: n[1]),
        control2: Point(x: n[2], y: n[3]))
    case "v":
      let control = path.currentPoint ?? Point(x: n[0], y: n[1])
      path.cubic(
        to: Point(x: n[2], y: n[3]), control1: control, control2: Point(x: n[0], y: n[1]))
    case "y":
      let end = Point(x: n[2], y: n[3])
      path.cubic(to: end, control1: Point(x: n[0], y: n[1]), control2: end)
    case "re":
      path.move(to: Point(x: n[0], y: n[1]))
      path.line(to: Point(x: n[0] + n[2], y: n[1]))
      path.line(to: Point(x: n[0] + n[2], y: n[1] + n[3]))
      path.line(to: Point(x: n[0], y: n[1] + n[3]))
      path.close()
    default: path.close()
    }
    return true
  }

  /// Executes an operator that paints or ends a path; returns false if the operator isn't one of these.
  private mutating func paintPath(_ word: String) throws(ImageFileError) -> Bool {
    switch word {
    case "W": pendingClip = .nonZero
    case "W*": pendingClip = .evenOdd
    case "n": endPath()
    case "f", "F": try paint(.nonZero, strokes: false)
    case "f*": try paint(.evenOdd, strokes: false)
    case "S": try paint(nil, strokes: true)
    case "s":
      path.close()
      try paint(nil, strokes: true)
    case "B": try paint(.nonZero, strokes: true)
    case "B*": try paint(.evenOdd, strokes: true)
    case "b":
      path.close()
      try paint(.nonZero, strokes: true)
    case "b*":
      path.close()
      try paint(.evenOdd, strokes: true)
    default: return false
    }
    return true
  }

  private mutating func endPath() {
    if let rule = pendingClip { commands.append(.clip(path, rule)) }
    pendingClip = nil
    path = Path()
  }

  private mutating func paint(_ rule: FillRule?, strokes: Bool) throws(ImageFileError) {
    defer { endPath() }
    guard !isHidden, !path.isEmpty else { return }
    let outline = path
    try masked { (reader) throws(ImageFileError) in
      if let rule { try reader.fill(outline, rule) }
      if strokes { try reader.stroke(outline) }
    }
  }

  private mutating func fill(_ path: Path, _ rule: FillRule) throws(ImageFileError) {
    switch state.fill {
    case .color(var color):
      color.alpha *= state.fillAlpha
      commands.append(.fill(path, rule, .color(color), state.blend))
    case .pattern(let pattern, let color):
      try fill(path, rule, pattern, color, alpha: state.fillAlpha)
    }
  }

  private mutating func stroke(_ path: Path) throws(ImageFileError) {
    var style = state.style
    if style.width <= 0 {
      // A width of zero means the device's thinnest line: one pixel at the picture's natural size.
      let scale = state.transform.largestScale
      style.width = scale > 0 ? 1 / scale : 1
    }
    switch state.stroke {
    case .color(var color):
      color.alpha *= state.strokeAlpha
      commands.append(.stroke(path, style, .color(color), state.blend))
    case .pattern(let pattern, let color):
      let outline = path.stroked(style, tolerance: 0.01)
      try fill(outline, .nonZero, pattern, color, alpha: state.strokeAlpha)
    }
  }

  // MARK: State

  mutating func save() {
    saved.append(state)
    commands.append(.save)
  }

  mutating func restore() {
    guard let last = saved.popLast() else { return }
    state = last
    commands.append(.restore)
  }

  mutating func concatenate(_ transform: Transform) {
    state.transform = transform.concatenating(state.transform)
    commands.append(.concatenate(transform))
  }

  /// Executes an operator that changes the graphics state; returns false if the operator isn't one of these.
  private mutating func setState(
    _ word: String, _ operands: [PDFObject], _ n: [Double], _ resources: [String: PDFObject]
  ) throws(ImageFileError) -> Bool {
    switch word {
    case "q":
      guard saved.count < 512 else { throw file.damaged("states are kept without end") }
      save()
    case "Q": if saved.count > floor { restore() }
    case "cm":
      guard n.count >= 6 else { throw file.damaged("the operator cm lacks numbers") }
      concatenate(Transform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]))
    case "w": state.style.width = n.first ?? 1
    case "J": state.style.cap = n.first == 1 ? .round : n.first == 2 ? .square : .butt
    case "j": state.style.join = n.first == 1 ? .round : n.first == 2 ? .bevel : .miter
    case "M": state.style.miterLimit = max(1, n.first ?? 10)
    case "d": setDash(operands)
    case "i", "ri": break
    case "gs": try setExtendedState(operands.last?.name ?? "", resources)
    default: return false
    }
    return true
  }

  /// The number of saved states that belong to the enclosing form, which `Q` must not restore.
  private var floor: Int { floors.last ?? 0 }

  private mutating func setDash(_ operands: [PDFObject]) {
    let lengths = (operands.first?.array ?? []).compactMap(\.number)
    let isDashed = lengths.allSatisfy { $0 >= 0 } && lengths.contains { $0 > 0 }
    state.style.dash = isDashed ? (lengths.count % 2 == 1 ? lengths + lengths : lengths) : []
    state.style.dashPhase = operands.last?.number ?? 0
  }

  private mutating func setExtendedState(
    _ name: String, _ resources: [String: PDFObject]
  ) throws(ImageFileError) {
    let states = file.value("ExtGState", of: resources).dictionary ?? [:]
    guard let entries = file.value(name, of: states).dictionary else { return }
    for key in entries.keys.sorted() {
      let value = file.value(key, of: entries)
      switch key {
      case "ca": state.fillAlpha = max(0, min(1, value.number ?? 1))
      case "CA": state.strokeAlpha = max(0, min(1, value.number ?? 1))
      case "BM": try setBlend(value)
      case "SMask": try setMask(value)
      case "LW": state.style.width = value.number ?? 1
      case "LC":
        state.style.cap = value.number == 1 ? .round : value.number == 2 ? .square : .butt
      case "LJ":
        state.style.join = value.number == 1 ? .round : value.number == 2 ? .bevel : .miter
      case "ML": state.style.miterLimit = max(1, value.number ?? 10)
      case "D": setDash(value.array.map { $0.map { file.resolved($0) } } ?? [])
      default: break
      }
    }
  }

  private mutating func setBlend(_ object: PDFObject) throws(ImageFileError) {
    let names = object.name.map { [$0] } ?? (object.array ?? []).compactMap(\.name)
    let known: [String: BlendMode] = [
      "Normal": .normal, "Compatible": .normal, "Multiply": .multiply, "Screen": .screen,
      "Overlay": .overlay, "Darken": .darken, "Lighten": .lighten, "ColorDodge": .colorDodge,
      "ColorBurn": .colorBurn, "HardLight": .hardLight, "SoftLight": .softLight,
      "Difference": .difference, "Exclusion": .exclusion, "Hue": .hue, "Saturation": .saturation,
      "Color": .color, "Luminosity": .luminosity,
    ]
    guard let mode = names.lazy.compactMap({ known[$0] }).first else {
      throw unsupported("the blend mode \(names.first ?? "")", "use another, or export a PNG")
    }
    state.blend = mode
  }

  private mutating func setMask(_ object: PDFObject) throws(ImageFileError) {
    guard let entries = object.dictionary else {
      state.mask = nil
      return
    }
    guard let form = file.value("G", of: entries).stream else {
      throw file.damaged("a soft mask has no group")
    }
    if let transfer = entries["TR"], file.resolved(transfer).name != "Identity" {
      throw unsupported("a soft mask with a transfer function", "export a PNG")
    }
    let isLuminance = file.value("S", of: entries).name != "Alpha"
    var backdrop: Color?
    if isLuminance, let values = file.numbers(entries["BC"]) {
      let group = file.value("Group", of: form.entries).dictionary ?? [:]
      let space =
        try group["CS"].map { (object) throws(ImageFileError) in
          try file.colorSpace(object, [:])
        } ?? .gray
      backdrop = space.color(values)
    }
    state.mask = PDFState.Mask(
      form: form, isLuminance: isLuminance, transform: state.transform, backdrop: backdrop)
  }

  /// Draws under the soft mask of the current state.
  mutating func masked(
    _ draw: (inout PDFReader) throws(ImageFileError) -> Void
  ) throws(ImageFileError) {
    guard let mask = state.mask else { return try draw(&self) }
    guard let inverse = state.transform.inverted else { return }
    save()
    state.mask = nil
    let blend = state.blend
    state.blend = .normal
    commands.append(.beginGroup(opacity: 1, blend))
    try draw(&self)
    commands.append(.beginMask(isLuminance: mask.isLuminance))
    let outer = state
    state = PDFState()
    state.transform = outer.transform
    concatenate(mask.transform.concatenating(inverse))
    if let backdrop = mask.backdrop, let toPage = state.transform.inverted {
      commands.append(.fill(Path(rect: toPage.apply(page)), .nonZero, .color(backdrop), .normal))
    }
    try drawForm(mask.form, [:])
    state = outer
    commands.append(.endMask(isLuminance: mask.isLuminance))
    commands.append(.endGroup)
    restore()
  }

  // MARK: Colors

  /// Executes an operator that sets a color; returns false if the operator isn't one of these.
  private mutating func setColor(
    _ word: String, _ operands: [PDFObject], _ n: [Double], _ resources: [String: PDFObject]
  ) throws(ImageFileError) -> Bool {
    let spaces: [String: PDFColorSpace] = ["g": .gray, "rg": .rgb, "k": .cmyk]
    if let space = spaces[word.lowercased()], word == word.lowercased() || word == word.uppercased()
    {
      if word == word.lowercased() {
        (state.fillSpace, state.fill) = (space, .color(space.color(n)))
      } else {
        (state.strokeSpace, state.stroke) = (space, .color(space.color(n)))
      }
      return true
    }
    switch word {
    case "cs":
      state.fillSpace = try space(operands.last, resources)
      state.fill = .color(state.fillSpace.color(state.fillSpace.initial))
    case "CS":
      state.strokeSpace = try space(operands.last, resources)
      state.stroke = .color(state.strokeSpace.color(state.strokeSpace.initial))
    case "sc", "scn": state.fill = try ink(state.fillSpace, operands, n, resources)
    case "SC", "SCN": state.stroke = try ink(state.strokeSpace, operands, n, resources)
    default: return false
    }
    return true
  }

  /// Returns the named color space; gray if the resources lack it, so that the number of components decides, as in
  /// viewers.
  ///
  /// Some design tools write soft masks with empty resources.
  private mutating func space(
    _ operand: PDFObject?, _ resources: [String: PDFObject]
  ) throws(ImageFileError) -> PDFColorSpace {
    let named = file.value("ColorSpace", of: resources).dictionary ?? [:]
    let known = [
      "DeviceGray", "DeviceRGB", "DeviceCMYK", "CalGray", "CalRGB", "Pattern", "G", "RGB", "CMYK",
    ]
    guard let name = operand?.name, named[name] != nil || known.contains(name) else { return .gray }
    return try file.colorSpace(.name(name), resources)
  }

  private mutating func ink(
    _ space: PDFColorSpace, _ operands: [PDFObject], _ n: [Double],
    _ resources: [String: PDFObject]
  ) throws(ImageFileError) -> PDFState.Ink {
    guard let name = operands.last?.name else {
      if n.count == space.components { return .color(space.color(n)) }
      let device: [Int: PDFColorSpace] = [1: .gray, 3: .rgb, 4: .cmyk]
      guard let device = device[n.count] else {
        throw file.damaged("a color has \(n.count) components")
      }
      return .color(device.color(n))
    }
    let patterns = file.value("Pattern", of: resources).dictionary ?? [:]
    let pattern = file.value(name, of: patterns)
    guard pattern.dictionary != nil else { throw file.damaged("there is no pattern \(name)") }
    var color = Color.black
    if case .pattern(let base?) = space { color = base.color(n) }
    return .pattern(pattern, color)
  }

  // MARK: Marks

  /// Executes an operator that marks content; returns false if the operator isn't one of these.
  private mutating func mark(
    _ word: String, _ operands: [PDFObject], _ resources: [String: PDFObject]
  ) throws(ImageFileError) -> Bool {
    switch word {
    case "MP", "DP": return true
    case "BMC": marks.append(false)
    case "BDC":
      let isOptional = operands.first?.name == "OC"
      marks.append(isOptional && isHidden(operands.last, resources))
    case "EMC": _ = marks.popLast()
    default: return false
    }
    return true
  }

  private mutating func isHidden(_ object: PDFObject?, _ resources: [String: PDFObject]) -> Bool {
    guard let name = object?.name else { return false }
    let properties = file.value("Properties", of: resources).dictionary ?? [:]
    return isHiddenGroup(properties[name])
  }

  mutating func isHiddenGroup(_ object: PDFObject?) -> Bool {
    guard case .reference(let number)? = object else { return false }
    return hiddenGroups.contains(number)
  }
}
