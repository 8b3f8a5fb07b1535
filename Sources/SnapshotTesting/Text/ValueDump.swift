import Foundation

/// What `dump` prints, made the same for every run: sorted where order is by chance, without addresses.
struct ValueDump {
  private var visited: Set<ObjectIdentifier> = []

  func text(of value: Any) -> String { text(of: value, name: nil, indent: 0) }

  private struct Node {
    var description: String
    var children: [Mirror.Child]
  }

  private func text(of value: Any, name: String?, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    let prefix = name.map { "\($0): " } ?? ""
    if let value = value as? any AnySnapshotStringConvertible, !type(of: value).renderChildren,
      !Self.isOptional(value)
    {
      return "\(margin)- \(prefix)\(value.snapshotDescription)\n"
    }
    var inner = self
    if let object = Self.object(value), !inner.visited.insert(ObjectIdentifier(object)).inserted {
      return "\(margin)\(Mirror(reflecting: value).children.isEmpty ? "-" : "▿") \(prefix)"
        + "\(Self.typeName(value)) (circular reference detected)\n"
    }
    let node = inner.node(of: value)
    let bullet = Mirror(reflecting: value).children.isEmpty ? "-" : "▿"
    return "\(margin)\(bullet) \(prefix)\(node.description)\n"
      + node.children.map { inner.text(of: $0.value, name: $0.label, indent: indent + 2) }.joined()
  }

  private func node(of value: Any) -> Node {
    let mirror = Mirror(reflecting: value)
    let children = Array(mirror.children)
    switch mirror.displayStyle {
    case .collection: return Node(description: Self.count(children, "element"), children: children)
    case .tuple: return Node(description: Self.count(children, "element"), children: children)
    case .dictionary:
      return Node(description: Self.count(children, "key/value pair"), children: sorted(children))
    case .set: return Node(description: Self.count(children, "member"), children: sorted(children))
    case .optional:
      let name = Self.typeName(value)
      return Node(description: children.isEmpty ? "\(name).none" : name, children: children)
    default: return object(value, mirror, children)
    }
  }

  private func object(_ value: Any, _ mirror: Mirror, _ children: [Mirror.Child]) -> Node {
    if let value = value as? any AnySnapshotStringConvertible {
      return Node(description: value.snapshotDescription, children: children)
    }
    switch mirror.displayStyle {
    case .class, .struct:
      let own =
        (value as? any CustomStringConvertible)?.description
        ?? (value as? any CustomDebugStringConvertible)?.debugDescription
      return Node(
        description: own.map(PointerPurge.purged) ?? Self.typeName(value),
        children: sorted(children))
    case .enum:
      let name = Self.typeName(value)
      if let own = (value as? any CustomDebugStringConvertible)?.debugDescription {
        return Node(description: own, children: children)
      }
      return Node(description: children.isEmpty ? "\(name).\(value)" : name, children: children)
    default: return Node(description: String(describing: value), children: children)
    }
  }

  private func sorted(_ children: [Mirror.Child]) -> [Mirror.Child] {
    children.map {
      (label: $0.label ?? "", text: text(of: $0.value, name: nil, indent: 0), child: $0)
    }
    .sorted { ($0.label, $0.text) < ($1.label, $1.text) }.map(\.child)
  }

  private static func count(_ children: [Mirror.Child], _ noun: String) -> String {
    children.count == 1 ? "1 \(noun)" : "\(children.count) \(noun)s"
  }

  /// Without the numbers of local types.
  private static func typeName(_ value: Any) -> String {
    String(describing: type(of: value)).replacingOccurrences(
      of: " #\\d+", with: "", options: .regularExpression)
  }

  private static func isOptional(_ value: Any) -> Bool {
    Mirror(reflecting: value).displayStyle == .optional
  }

  private static func object(_ value: Any) -> AnyObject? {
    Mirror(reflecting: value).displayStyle == .class ? value as AnyObject : nil
  }
}
