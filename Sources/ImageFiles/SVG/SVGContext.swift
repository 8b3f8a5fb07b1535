import DarkroomRaster

/// The properties that an SVG element passes on to its children.
struct SVGContext {
  /// The names of properties that an element inherits from its parent.
  private static let inherited = [
    "fill", "fill-opacity", "fill-rule", "stroke", "stroke-opacity", "stroke-width",
    "stroke-linecap", "stroke-linejoin", "stroke-miterlimit", "stroke-dasharray",
    "stroke-dashoffset", "color", "visibility", "clip-rule", "paint-order", "image-rendering",
    "marker-start", "marker-mid", "marker-end", "marker",
  ]

  /// The width of the innermost viewport in its own units, to which percentages refer.
  let width: Double
  let height: Double
  private var values: [String: String] = [:]
  /// The number of uses, patterns and masks around the element.
  var depth = 0

  init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Creates a context with the same properties in another viewport.
  init(width: Double, height: Double, in outer: SVGContext) {
    self.init(width: width, height: height)
    values = outer.values
    depth = outer.depth
  }

  mutating func inherit(_ element: SVGElement) {
    for name in Self.inherited {
      guard let value = element.property(name), value != "inherit" else { continue }
      values[name] = value == "currentColor" && name != "color" ? values["color"] ?? "black" : value
    }
    // The element's own color also applies to `currentColor` in its own paints.
    if let color = element.property("color"), color != "inherit" {
      for name in ["fill", "stroke"] where element.property(name) == "currentColor" {
        values[name] = color
      }
    }
  }

  func inheriting(_ element: SVGElement) -> SVGContext {
    var context = self
    context.inherit(element)
    return context
  }

  subscript(_ name: String) -> String? { values[name] }

  /// The length to which percentages refer if they are neither horizontal nor vertical.
  var diagonal: Double { ((width * width + height * height) / 2).squareRoot() }

  /// Returns the property as a fraction from 0 to 1; text that isn't a number counts as 1.
  func share(_ name: String) -> Double { Self.share(values[name]) }

  static func share(_ text: String?) -> Double {
    guard let text, let value = SVGLength.read(text, whole: 1) else { return 1 }
    return max(0, min(1, value))
  }

  var fillRule: FillRule { values["fill-rule"] == "evenodd" ? .evenOdd : .nonZero }
  var clipRule: FillRule { values["clip-rule"] == "evenodd" ? .evenOdd : .nonZero }
  var isVisible: Bool { (values["visibility"] ?? "visible") == "visible" }

  var strokeStyle: StrokeStyle {
    func length(_ name: String) -> Double? {
      values[name].flatMap { SVGLength.read($0, whole: diagonal) }
    }
    var style = StrokeStyle(width: length("stroke-width") ?? 1, miterLimit: 4)
    switch values["stroke-linecap"] {
    case "round": style.cap = .round
    case "square": style.cap = .square
    default: style.cap = .butt
    }
    switch values["stroke-linejoin"] {
    case "round": style.join = .round
    case "bevel": style.join = .bevel
    default: style.join = .miter
    }
    if let limit = length("stroke-miterlimit"), limit >= 1 { style.miterLimit = limit }
    let words = (values["stroke-dasharray"] ?? "none")
      .split { $0.isWhitespace || $0 == "," }
    let lengths = words.compactMap { SVGLength.read($0, whole: diagonal) }
    if lengths.count == words.count, lengths.allSatisfy({ $0 >= 0 }),
      lengths.contains(where: { $0 > 0 })
    {
      style.dash = lengths.count % 2 == 1 ? lengths + lengths : lengths
      style.dashPhase = length("stroke-dashoffset") ?? 0
    }
    return style
  }
}
