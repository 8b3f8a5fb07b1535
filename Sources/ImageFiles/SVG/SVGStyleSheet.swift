/// The rules of the `<style>` elements of an SVG file.
///
/// Selectors consist of types, classes, ids and `*`, and can be combined and listed. All other selectors are errors,
/// and so are rules that depend on the screen.
///
/// - SeeAlso: W3C, "Cascading Style Sheets Level 2 Revision 1", 6.4. We differ: `!important` only takes precedence over
///   rules without it.
struct SVGStyleSheet {
  private struct Selector {
    var type: String?
    var id: String?
    var classes: [String] = []

    var specificity: Int { (id == nil ? 0 : 10_000) + classes.count * 100 + (type == nil ? 0 : 1) }

    func matches(_ element: SVGElement) -> Bool {
      if let type, type != element.name { return false }
      if let id, id != element.id { return false }
      let known = element.classes
      return classes.allSatisfy { known.contains(Substring($0)) }
    }
  }

  private struct Rule {
    var selector: Selector
    var declarations: [(name: String, value: String)]
  }

  private var rules: [Rule] = []

  init(_ elements: [SVGElement]) throws(ImageFileError) {
    for element in elements { try read(element.text, line: element.line) }
    // Rules of equal specificity keep their order; `sort` isn't guaranteed to be stable.
    rules = rules.enumerated().sorted {
      ($0.element.selector.specificity, $0.offset) < ($1.element.selector.specificity, $1.offset)
    }.map(\.element)
  }

  /// Returns the properties of an element: from the matching rules in order, then from its own `style`.
  func style(of element: SVGElement) -> [String: String] {
    var values: [String: String] = [:]
    for rule in rules where rule.selector.matches(element) {
      Self.merge(rule.declarations, into: &values)
    }
    Self.merge(Self.declarations(element.attributes["style"] ?? ""), into: &values)
    return values
  }

  /// Keeps the earlier declaration if the new color uses an unknown function, as browsers do.
  private static func merge(
    _ declarations: [(name: String, value: String)], into values: inout [String: String]
  ) {
    for (name, value) in declarations {
      if value.hasPrefix("color("), values[name] != nil { continue }
      values[name] = value
    }
  }

  static func declarations(_ text: String) -> [(name: String, value: String)] {
    text.split(separator: ";").compactMap { part in
      guard let colon = part.firstIndex(of: ":") else { return nil }
      var value = part[part.index(after: colon)...].trimmed
      if value.hasSuffix("!important") { value = value.dropLast("!important".count).trimmed }
      return (part[..<colon].trimmed, value)
    }
  }

  private mutating func read(_ text: String, line: Int) throws(ImageFileError) {
    var rest = Self.withoutComments(text)[...]
    while let brace = rest.firstIndex(of: "{") {
      let heading = rest[..<brace].trimmed
      guard let end = rest[brace...].firstIndex(of: "}") else {
        throw .malformed(format: "SVG", place: "line \(line)", reason: "a style rule has no end")
      }
      let body = rest[rest.index(after: brace)..<end]
      rest = rest[rest.index(after: end)...]
      if heading.hasPrefix("@font-face") { continue }
      let declarations = Self.declarations(String(body))
      for text in heading.split(separator: ",") {
        guard let selector = Self.selector(text.trimmed) else {
          throw .unsupported(
            format: "SVG", place: "line \(line)", feature: "the style rule \"\(text.trimmed)\"",
            remedy: "export it with presentation attributes")
        }
        rules.append(Rule(selector: selector, declarations: declarations))
      }
    }
  }

  private static func withoutComments(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.range(of: "/*") {
      result += rest[..<start.lowerBound]
      guard let end = rest[start.upperBound...].range(of: "*/") else { return result }
      rest = rest[end.upperBound...]
    }
    return result + rest
  }

  private static func selector(_ text: String) -> Selector? {
    var selector = Selector()
    var rest = text[...]
    while let first = rest.first {
      if first == "*" {
        rest = rest.dropFirst()
        continue
      }
      let body = "#.".contains(first) ? rest.dropFirst() : rest
      let name = body.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
      guard !name.isEmpty else { return nil }
      switch first {
      case "#": selector.id = String(name)
      case ".": selector.classes.append(String(name))
      default: selector.type = String(name)
      }
      rest = body.dropFirst(name.count)
    }
    return selector
  }
}

extension StringProtocol {
  /// Returns the first occurrence of a text; Foundation's method would apply the rules of the locale.
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) {
        return start..<index(start, offsetBy: text.count)
      }
      formIndex(after: &start)
    }
    return nil
  }
}
