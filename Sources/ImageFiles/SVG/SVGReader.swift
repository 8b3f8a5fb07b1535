import DarkroomRaster

/// Converts an SVG file to a vector image.
///
/// Shapes, groups, transforms, paints, gradients, patterns, clips, masks, uses, symbols and embedded images are drawn.
/// Text, filters, markers and unknown effects throw an error that names them, because a picture without them would be
/// wrong.
///
/// - SeeAlso: W3C, "Scalable Vector Graphics 2". We differ: nothing is animated or loaded from other files, and colors
///   of gradients are mixed premultiplied.
struct SVGReader {
  /// The names of elements that are drawn only if something refers to them, or not at all.
  static let undrawn: Set<String> = [
    "defs", "title", "desc", "metadata", "style", "script", "linearGradient", "radialGradient",
    "clipPath", "mask", "pattern", "symbol", "filter", "marker", "animate", "animateTransform",
    "animateMotion", "set", "view", "cursor", "font", "font-face", "color-profile",
  ]
  /// The greatest nesting depth of uses, masks and patterns; a greater one indicates a cycle.
  static let greatestDepth = 24
  /// The greatest number of drawing commands; only a malicious file needs more.
  static let mostCommands = 200_000
  private static let mostSteps = 1_000_000

  let root: SVGElement
  let elementsByID: [String: SVGElement]
  var commands: [VectorCommand] = []
  /// The number of elements read so far; the elements of a `use` count each time.
  private var steps = 0

  static func picture(of bytes: [UInt8]) throws(ImageFileError) -> VectorImage {
    let root = try SVGParser.root(of: bytes)
    var elements: [SVGElement] = []
    collect(root, into: &elements)
    let sheet = try SVGStyleSheet(elements.filter { $0.name == "style" })
    for element in elements { element.style = sheet.style(of: element) }
    let ids = elements.compactMap { element in element.id.map { ($0, element) } }
    var reader = SVGReader(
      root: root, elementsByID: Dictionary(ids, uniquingKeysWith: { first, _ in first }))
    return try reader.picture()
  }

  private init(root: SVGElement, elementsByID: [String: SVGElement]) {
    self.root = root
    self.elementsByID = elementsByID
  }

  private static func collect(_ element: SVGElement, into elements: inout [SVGElement]) {
    elements.append(element)
    for child in element.children { collect(child, into: &elements) }
  }

  private mutating func picture() throws(ImageFileError) -> VectorImage {
    let box = try viewBox(of: root)
    let width = try side("width", else: box?.width)
    let height = try side("height", else: box?.height)
    guard width <= VectorImage.largestSide, height <= VectorImage.largestSide else {
      throw .tooLarge(width: width, height: height)
    }
    var context = SVGContext(width: box?.width ?? width, height: box?.height ?? height)
    context.inherit(root)
    if let box {
      let place = Rect(x: 0, y: 0, width: width, height: height)
      commands.append(.concatenate(fit(box, of: root, in: place)))
    }
    try draw(childrenOf: root, context)
    return VectorImage(width: width, height: height, commands: commands)
  }

  /// Returns the width or height of the page; a percentage refers to the view box.
  private func side(_ name: String, else length: Double?) throws(ImageFileError) -> Double {
    let text = root.attributes[name]?.trimmed ?? ""
    let stated = text.hasSuffix("%") ? nil : SVGLength.read(text, whole: 1)
    guard let side = stated ?? length, side > 0 else {
      throw .malformed(
        format: "SVG", place: "line \(root.line)",
        reason: "it has neither a viewBox nor a \(name) above zero")
    }
    return side
  }

  func viewBox(of element: SVGElement) throws(ImageFileError) -> Rect? {
    guard let text = element.attributes["viewBox"] else { return nil }
    guard let numbers = SVGLength.numbers(text), numbers.count == 4, numbers[2] > 0, numbers[3] > 0
    else { throw malformed(element, "viewBox=\"\(text)\" is not four numbers") }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Returns the transform from a view box to a rectangle, according to `preserveAspectRatio`.
  func fit(_ box: Rect, of element: SVGElement, in place: Rect) -> Transform {
    let words = (element.attributes["preserveAspectRatio"] ?? "xMidYMid meet")
      .split(whereSeparator: \.isWhitespace)
    let align = words.first { $0 != "defer" } ?? "xMidYMid"
    var (x, y) = (place.width / box.width, place.height / box.height)
    if align != "none" {
      x = words.contains("slice") ? max(x, y) : min(x, y)
      y = x
    }
    func shift(_ low: Substring, _ high: Substring, _ room: Double) -> Double {
      if align.contains(high) { return room }
      return align.contains(low) || align == "none" ? 0 : room / 2
    }
    let dx = shift("xMin", "xMax", place.width - box.width * x)
    let dy = shift("YMin", "YMax", place.height - box.height * y)
    return Transform(
      a: x, b: 0, c: 0, d: y, tx: place.minX + dx - box.minX * x,
      ty: place.minY + dy - box.minY * y)
  }

  // MARK: References

  /// Counts an element, so that the work stays limited.
  mutating func step(_ element: SVGElement) throws(ImageFileError) {
    steps += 1
    guard steps <= Self.mostSteps, commands.count <= Self.mostCommands else {
      throw unsupported(element, "more than \(Self.mostCommands) shapes", "export a PNG")
    }
  }

  /// Returns the element that `url(#id)` or `#id` refers to.
  func element(_ reference: String) -> SVGElement? {
    var text = reference.trimmed[...]
    if text.hasPrefix("url(") {
      text = text.dropFirst(4).prefix { $0 != ")" }
      text = text.drop { "\"' ".contains($0) }
      while let last = text.last, "\"' ".contains(last) { text = text.dropLast() }
    }
    guard text.first == "#" else { return nil }
    return elementsByID[String(text.dropFirst())]
  }

  func malformed(_ element: SVGElement, _ reason: String) -> ImageFileError {
    .malformed(format: "SVG", place: "line \(element.line)", reason: reason)
  }

  func unsupported(_ element: SVGElement, _ feature: String, _ remedy: String) -> ImageFileError {
    .unsupported(format: "SVG", place: "line \(element.line)", feature: feature, remedy: remedy)
  }
}
