/// An element of an SVG file, with its attributes by name; namespace prefixes are kept as written.
final class SVGElement {
  let name: String
  let attributes: [String: String]
  let line: Int
  private(set) var children: [SVGElement] = []
  private(set) weak var parent: SVGElement?
  /// The text between the element's tags, without its children's text.
  var text = ""
  /// The properties from style sheets and from the attribute `style`, which override attributes.
  var style: [String: String] = [:]

  init(name: String, attributes: [String: String], line: Int) {
    self.name = name
    self.attributes = attributes
    self.line = line
  }

  func append(_ child: SVGElement) {
    children.append(child)
    child.parent = self
  }

  var id: String? { attributes["id"] }
  var classes: [Substring] { (attributes["class"] ?? "").split(whereSeparator: \.isWhitespace) }
  /// The value of `href` or `xlink:href`.
  var reference: String? { attributes["href"] ?? attributes["xlink:href"] }

  /// Returns the value of a property from a style sheet, the attribute `style` or an attribute of its name.
  func property(_ name: String) -> String? {
    (style[name] ?? attributes[name])?.trimmed
  }
}

extension StringProtocol {
  /// The text without white space at both ends.
  var trimmed: String {
    let start = drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
