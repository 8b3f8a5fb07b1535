/// An element of an SVG file with its attributes by name, namespaces of names left as they are written.
final class SVGElement {
  let name: String
  let attributes: [String: String]
  let line: Int
  private(set) var children: [SVGElement] = []
  private(set) weak var parent: SVGElement?
  /// The characters between its tags, without its children's.
  var text = ""
  /// Properties of style sheets and of the attribute `style`, which beat attributes.
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
  /// What `href` or `xlink:href` says.
  var reference: String? { attributes["href"] ?? attributes["xlink:href"] }

  /// The value of a property, from a style sheet, a `style` or an attribute.
  func property(_ name: String) -> String? {
    (style[name] ?? attributes[name])?.trimmed
  }
}

extension StringProtocol {
  /// Without white space at both ends.
  var trimmed: String {
    let start = drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
