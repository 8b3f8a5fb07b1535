/// An element of a storyboard or nib, as Xcode wrote it.
final class NibElement {
  let name: String
  private(set) var attributes: [String: String]
  /// In the file, from 1.
  let line: Int
  private(set) var children: [NibElement] = []
  var text = ""

  init(name: String, attributes: [String: String], line: Int) {
    self.name = name
    self.attributes = attributes
    self.line = line
  }

  func append(_ child: NibElement) { children.append(child) }
  func append(_ characters: String) { text += characters }

  subscript(attribute: String) -> String? {
    get { attributes[attribute] }
    set { attributes[attribute] = newValue }
  }

  /// Whether it is an empty list, such as `<animations/>`.
  var saysNothing: Bool {
    children.isEmpty && attributes.isEmpty && text.allSatisfy(\.isWhitespace)
  }

  var id: String? { attributes["id"] }
  /// The property of the parent whose value the element is.
  var key: String? { attributes["key"] }

  func child(_ name: String) -> NibElement? { children.first { $0.name == name } }
  func child(forKey key: String) -> NibElement? { children.first { $0.key == key } }

  /// What `<connections>` lists.
  var connections: [NibElement] { child("connections")?.children ?? [] }
  /// The connections of a container controller to its initial controllers.
  var relationships: [NibElement] { connections.filter { $0["kind"] == "relationship" } }
}
