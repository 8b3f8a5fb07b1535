/// An element of made-up XML.
struct MarkupElement {
  var name: String
  /// In the order written; a name may come twice, which no XML allows.
  var attributes: [(name: String, value: String)] = []
  var children: [MarkupElement] = []
  var text = ""

  init(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:],
    _ children: [MarkupElement] = []
  ) {
    self.name = name
    self.attributes = attributes.map { ($0.key, $0.value) }
    self.children = children
  }

  subscript(_ name: String) -> String? {
    get { attributes.first { $0.name == name }?.value }
    set {
      attributes.removeAll { $0.name == name }
      if let newValue { attributes.append((name, newValue)) }
    }
  }

  /// How many elements there are, with itself.
  var count: Int { children.reduce(1) { $0 + $1.count } }

  /// Changes the element of a number, in the order written, from 0.
  mutating func change(_ number: Int, _ edit: (inout MarkupElement) -> Void) {
    guard number > 0 else { return edit(&self) }
    var rest = number - 1
    for index in children.indices {
      let count = children[index].count
      if rest < count { return children[index].change(rest, edit) }
      rest -= count
    }
  }

  func element(_ number: Int) -> MarkupElement {
    var rest = number - 1
    guard number > 0 else { return self }
    for child in children {
      let count = child.count
      if rest < count { return child.element(rest) }
      rest -= count
    }
    return self
  }

  /// All values of an attribute, in the order written.
  func values(of name: String) -> [String] {
    (self[name].map { [$0] } ?? []) + children.flatMap { $0.values(of: name) }
  }

  /// The ids of the elements with such names, in the order written.
  func ids(where isWanted: (String) -> Bool) -> [String] {
    (isWanted(name) ? self["id"].map { [$0] } ?? [] : [])
      + children.flatMap { $0.ids(where: isWanted) }
  }

  func write(to document: inout String) {
    document += "<" + name
    for (name, value) in attributes { document += " \(name)=\"\(value)\"" }
    guard !children.isEmpty || !text.isEmpty else { return document += "/>" }
    document += ">" + text
    for child in children { child.write(to: &document) }
    document += "</\(name)>"
  }
}
