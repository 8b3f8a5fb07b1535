import DarkroomJPEG
import DarkroomPNG
import DarkroomRaster

extension SVGReader {
  mutating func draw(childrenOf element: SVGElement, _ context: SVGContext) throws(ImageFileError) {
    for child in element.children { try draw(child, context) }
  }

  mutating func draw(_ element: SVGElement, _ outer: SVGContext) throws(ImageFileError) {
    // Drawing programs add elements of their own with a namespace prefix; these are not drawn.
    guard !Self.undrawn.contains(element.name), !element.name.contains(":"),
      element.property("display") != "none"
    else { return }
    try step(element)
    try refuse(element)
    let context = outer.inheriting(element)
    let transform = try self.transform(of: element)
    let start = commands.count
    commands.append(.save)
    if transform != .identity { commands.append(.concatenate(transform)) }
    try drawGrouped(element, context)
    commands.append(.restore)
    if commands.count == start + (transform == .identity ? 2 : 3) {
      commands.removeLast(commands.count - start)
    }
  }

  /// Throws if the element has a feature without which the picture would be wrong.
  private func refuse(_ element: SVGElement) throws(ImageFileError) {
    if let filter = element.property("filter"), filter != "none" {
      throw unsupported(
        element, "filter=\"\(filter)\"", "flatten the effect in your drawing app, or export a PNG")
    }
    if let effect = element.property("vector-effect"), effect != "none" {
      throw unsupported(
        element, "vector-effect=\"\(effect)\"", "outline the stroke in your drawing app")
    }
    if let origin = element.property("transform-origin"),
      SVGLength.numbers(origin)?.allSatisfy({ $0 == 0 }) != true
    {
      throw unsupported(
        element, "transform-origin=\"\(origin)\"", "flatten transforms in your drawing app")
    }
  }

  func transform(
    of element: SVGElement, named name: String = "transform"
  ) throws(ImageFileError) -> Transform {
    guard let text = element.property(name) else { return .identity }
    guard let transform = SVGTransform.read(text) else {
      throw malformed(element, "\(name)=\"\(text)\" is not understood")
    }
    return transform
  }

  /// Draws an element in a group with its opacity, blend mode, clip and mask.
  private mutating func drawGrouped(
    _ element: SVGElement, _ context: SVGContext
  ) throws(ImageFileError) {
    let opacity = SVGContext.share(element.property("opacity"))
    guard opacity > 0 else { return }
    let blend = try self.blend(of: element)
    let mask = try reference("mask", of: element, kind: "mask")
    if let clip = try reference("clip-path", of: element, kind: "clipPath") {
      try self.clip(by: clip, for: element, context)
    }
    let isGroup =
      opacity < 1 || blend != .normal || mask != nil || element.property("isolation") == "isolate"
    guard isGroup else { return try drawContent(element, context) }
    commands.append(.beginGroup(opacity: opacity, blend))
    let start = commands.count
    try drawContent(element, context)
    if commands.count == start {
      commands.removeLast()
      return
    }
    if let mask { try self.mask(by: mask, for: element, context) }
    commands.append(.endGroup)
  }

  private func blend(of element: SVGElement) throws(ImageFileError) -> BlendMode {
    switch element.property("mix-blend-mode") ?? "normal" {
    case "normal": return .normal
    case "multiply": return .multiply
    case "screen": return .screen
    case "overlay": return .overlay
    case "darken": return .darken
    case "lighten": return .lighten
    case "color-dodge": return .colorDodge
    case "color-burn": return .colorBurn
    case "hard-light": return .hardLight
    case "soft-light": return .softLight
    case "difference": return .difference
    case "exclusion": return .exclusion
    case "hue": return .hue
    case "saturation": return .saturation
    case "color": return .color
    case "luminosity": return .luminosity
    case "plus-lighter": return .plusLighter
    case let other:
      throw unsupported(
        element, "mix-blend-mode=\"\(other)\"", "use a blend mode that iOS has, or export a PNG")
    }
  }

  /// Returns the element that a property refers to; nil if the property is absent, `none` or names no element.
  private func reference(
    _ property: String, of element: SVGElement, kind: String
  ) throws(ImageFileError) -> SVGElement? {
    guard let text = element.property(property), text != "none" else { return nil }
    guard text.hasPrefix("url(") else {
      throw unsupported(
        element, "\(property)=\"\(text)\"", "use a <\(kind)> in its place in your drawing app")
    }
    guard let found = self.element(text), found.name == kind else { return nil }
    return found
  }

  private mutating func drawContent(
    _ element: SVGElement, _ context: SVGContext
  ) throws(ImageFileError) {
    switch element.name {
    case "g", "a": try draw(childrenOf: element, context)
    case "svg": try drawViewport(element, of: element, context)
    case "switch":
      let known = element.children.first {
        !["foreignObject", "i:pgf"].contains($0.name) && $0.attributes["requiredExtensions"] == nil
          && !Self.undrawn.contains($0.name)
      }
      if let known { try draw(known, context) }
    case "use": try drawUse(element, context)
    case "image": try drawImage(element, context)
    case "text", "tspan", "textPath":
      throw unsupported(
        element, "<\(element.name)>", "convert the text to outlines in your drawing app")
    default:
      guard let path = try path(of: element, context) else {
        throw unsupported(
          element, "<\(element.name)>", "convert it to paths in your drawing app, or export a PNG")
      }
      try paint(path, of: element, context)
    }
  }

  // MARK: Viewports and uses

  /// Draws the children in a viewport of their own, which clips them.
  ///
  /// - Parameter place: the element that has x, y, width and height: for a symbol, the `use`.
  private mutating func drawViewport(
    _ element: SVGElement, of place: SVGElement, _ context: SVGContext
  ) throws(ImageFileError) {
    func length(_ name: String, _ whole: Double) -> Double? {
      (place.attributes[name] ?? element.attributes[name])
        .flatMap { SVGLength.read($0, whole: whole) }
    }
    let isUse = place !== element
    let area = Rect(
      x: isUse ? 0 : length("x", context.width) ?? 0,
      y: isUse ? 0 : length("y", context.height) ?? 0,
      width: length("width", context.width) ?? context.width,
      height: length("height", context.height) ?? context.height)
    guard !area.isEmpty else { return }
    let box = try viewBox(of: element)
    if element.property("overflow") != "visible" {
      commands.append(.clip(Path(rect: area), .nonZero))
    }
    let inner = SVGContext(
      width: box?.width ?? area.width, height: box?.height ?? area.height, in: context)
    commands.append(
      .concatenate(
        box.map { fit($0, of: element, in: area) } ?? .translation(area.minX, area.minY)))
    try draw(childrenOf: element, inner)
  }

  private mutating func drawUse(
    _ element: SVGElement, _ context: SVGContext
  ) throws(ImageFileError) {
    guard let text = element.reference, let target = self.element(text) else { return }
    var context = context
    context.depth += 1
    guard context.depth <= Self.greatestDepth else {
      throw malformed(element, "<use> refers to itself")
    }
    let x = element.attributes["x"].flatMap { SVGLength.read($0, whole: context.width) } ?? 0
    let y = element.attributes["y"].flatMap { SVGLength.read($0, whole: context.height) } ?? 0
    if x != 0 || y != 0 { commands.append(.concatenate(.translation(x, y))) }
    if target.name == "symbol" || target.name == "svg" {
      if target.property("display") == "none" { return }
      try drawViewport(target, of: element, context.inheriting(target))
    } else {
      try draw(target, context)
    }
  }

  // MARK: Images

  private mutating func drawImage(
    _ element: SVGElement, _ context: SVGContext
  ) throws(ImageFileError) {
    guard context.isVisible, let text = element.reference?.trimmed else { return }
    let pixmap = try self.pixmap(text, of: element)
    func length(_ name: String, _ whole: Double) -> Double? {
      element.attributes[name].flatMap { SVGLength.read($0, whole: whole) }
    }
    let size = (width: Double(pixmap.width), height: Double(pixmap.height))
    var width = length("width", context.width)
    var height = length("height", context.height)
    width = width ?? height.map { $0 * size.width / size.height } ?? size.width
    height = height ?? width.map { $0 * size.height / size.width }
    let area = Rect(
      x: length("x", context.width) ?? 0, y: length("y", context.height) ?? 0, width: width ?? 0,
      height: height ?? 0)
    guard !area.isEmpty else { return }
    let whole = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let isSmooth = !["pixelated", "crisp-edges", "optimizeSpeed"]
      .contains(context["image-rendering"] ?? "auto")
    commands.append(.clip(Path(rect: area), .nonZero))
    commands.append(.concatenate(fit(whole, of: element, in: area)))
    commands.append(.image(Bitmap(pixmap), whole, opacity: 1, isSmooth: isSmooth, .normal))
  }

  /// Decodes the bytes of an image that is embedded in the file.
  private func pixmap(_ text: String, of element: SVGElement) throws(ImageFileError) -> Pixmap {
    guard text.hasPrefix("data:"), let comma = text.firstIndex(of: ","),
      text[..<comma].hasSuffix(";base64"),
      let bytes = Base64.bytes(text[text.index(after: comma)...])
    else {
      throw unsupported(
        element, "an <image> that is not a PNG or JPEG in the file itself", "embed the image")
    }
    do {
      if JPEGDecoder.isJPEG(bytes) { return try JPEGDecoder.decode(bytes).pixmap }
      return try PNGDecoder.decode(bytes).pixmap
    } catch {
      throw malformed(element, "its <image> cannot be read: \(error)")
    }
  }
}
