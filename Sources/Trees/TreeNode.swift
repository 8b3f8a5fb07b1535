/// One view of a tree as a reference stores it, with enough detail to describe changes.
package struct TreeNode: Equatable, Sendable {
  package struct Attribute: Equatable, Sendable {
    package var key: String
    package var value: String
  }

  /// The class, such as `UILabel`.
  package var kind: String
  /// The accessibility identifier.
  package var identifier: String?
  package var text: String?
  /// The frame in the parent's coordinates, in points.
  package var frame: TreeFrame?
  package var attributes: [Attribute]
  package var children: [TreeNode]

  package init(
    kind: String, identifier: String? = nil, text: String? = nil, frame: TreeFrame? = nil,
    attributes: [(String, String)] = [], children: [TreeNode] = []
  ) {
    self.kind = kind
    self.identifier = identifier
    self.text = text
    self.frame = frame
    self.attributes = attributes.map { Attribute(key: $0.0, value: $0.1) }
    self.children = children
  }

  /// Whether assertions ignore this node and its children.
  package var isMasked: Bool { self[Self.mask] != nil }

  package mutating func add(_ key: String, _ value: String) {
    attributes.append(Attribute(key: key, value: value))
  }

  private static let mask = "masked"

  package mutating func addMask() {
    if !isMasked { add(Self.mask, "yes") }
  }

  package subscript(_ key: String) -> String? { attributes.first { $0.key == key }?.value }

  /// The name of the node in a message: `UILabel "Hello"`, `UIView #avatar`.
  package var title: String {
    Self.title(
      kind: shownKind, identifier: identifier, text: isAlert ? alertText : text)
  }

  /// The titles of the node and all of its descendants, in order.
  package var titles: [String] { [title] + children.flatMap(\.titles) }

  package static func title(kind: String, identifier: String?, text: String?) -> String {
    if let identifier { return "\(kind) #\(identifier)" }
    guard let text else { return kind }
    let isShort = text.utf8.count <= 40 || text.count <= 40
    return "\(kind) \"\(isShort ? text : text.prefix(39) + "…")\""
  }
}
