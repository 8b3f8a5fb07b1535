import DarkroomUIKit
import Foundation

/// The output of `dump` in a reproducible form: parts without a defined order are sorted.
///
/// The text is the same as upstream's. A value is inspected once, and each of its parts is written once for each level
/// above that sorts its children.
struct ValueDump {
  private indirect enum Node {
    /// A description with the values below it.
    case value(isLeaf: Bool, String, [Child])
    /// An object inside of itself.
    case circle(isLeaf: Bool)
  }

  private struct Child {
    var label: String?
    var node: Node
  }

  private let node: Node

  init(_ value: Any) {
    node = Self.node(of: value, inside: [])
  }

  var text: String { Self.text(of: node, name: nil, indent: 0) }

  // MARK: Looking

  /// - Parameter objects: The objects that contain the value.
  private static func node(of value: Any, inside objects: Set<ObjectIdentifier>) -> Node {
    if let name = (value as? any UndrawnValue)?.undrawnName { UndrawnViews.reach(name) }
    let mirror = Mirror(reflecting: value)
    var objects = objects
    if mirror.displayStyle == .class,
      !objects.insert(ObjectIdentifier(value as AnyObject)).inserted
    {
      return .circle(isLeaf: mirror.children.isEmpty)
    }
    func inner(isSorted: Bool = false) -> [Child] {
      let children = mirror.children.map {
        Child(label: $0.label, node: Self.node(of: $0.value, inside: objects))
      }
      return isSorted ? sorted(children) : children
    }
    func node(_ words: String, isSorted: Bool = false) -> Node {
      .value(isLeaf: mirror.children.isEmpty, words, inner(isSorted: isSorted))
    }
    switch mirror.displayStyle {
    case .collection: return node(count(mirror, "element"))
    case .dictionary: return node(count(mirror, "key/value pair"), isSorted: true)
    case .set: return node(count(mirror, "member"), isSorted: true)
    case .tuple: return node("(\(count(mirror, "element")))")
    case .optional:
      return node(mirror.children.isEmpty ? "\(typeName(mirror)).none" : typeName(mirror))
    default: break
    }
    if let value = value as? any AnySnapshotStringConvertible {
      return type(of: value).renderChildren
        ? node(value.snapshotDescription) : .value(isLeaf: true, value.snapshotDescription, [])
    }
    if let value = value as? any CustomStringConvertible { return node(value.description) }
    switch mirror.displayStyle {
    case .class, .struct: return node(typeName(mirror), isSorted: true)
    case .enum:
      return node(mirror.children.isEmpty ? "\(typeName(mirror)).\(value)" : typeName(mirror))
    default: return node(String(describing: value))
    }
  }

  /// Sorts by the text of the pair of label and value, as upstream does.
  private static func sorted(_ children: [Child]) -> [Child] {
    children.map { child in
      let label = child.label.map {
        Node.value(isLeaf: false, "Optional<String>", [leaf("some", $0.debugDescription)])
      }
      let pair = [
        Child(label: "label", node: label ?? .value(isLeaf: true, "Optional<String>.none", [])),
        Child(label: "value", node: child.node),
      ]
      return (child, text(of: .value(isLeaf: false, "(2 elements)", pair), name: nil, indent: 0))
    }
    .sorted { $0.1 < $1.1 }.map(\.0)
  }

  private static func leaf(_ label: String, _ words: String) -> Child {
    Child(label: label, node: .value(isLeaf: true, words, []))
  }

  private static func count(_ mirror: Mirror, _ noun: String) -> String {
    mirror.children.count == 1 ? "1 \(noun)" : "\(mirror.children.count) \(noun)s"
  }

  /// The name of a type without the numbers of local types.
  private static func typeName(_ mirror: Mirror) -> String {
    let name = String(describing: mirror.subjectType)
    guard name.contains(" #") else { return name }
    return name.replacingOccurrences(of: " #\\d+", with: "", options: .regularExpression)
  }

  // MARK: Writing

  private static func text(of node: Node, name: String?, indent: Int) -> String {
    var text = ""
    write(node, name: name, indent: indent, to: &text)
    return text
  }

  private static func write(_ node: Node, name: String?, indent: Int, to text: inout String) {
    text += String(repeating: " ", count: indent)
    switch node {
    case .circle(let isLeaf):
      text += "\(isLeaf ? "-" : "▿") \(name ?? "value") (circular reference detected)\n"
    case .value(let isLeaf, let words, let children):
      text += "\(isLeaf ? "-" : "▿") \(name.map { "\($0): " } ?? "")\(words)\n"
      for child in children { write(child.node, name: child.label, indent: indent + 2, to: &text) }
    }
  }
}
