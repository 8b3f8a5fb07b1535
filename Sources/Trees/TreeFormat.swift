/// The version of the notes in a tree.
///
/// Each format adds notes, and a reference keeps the format in which it was recorded.
package enum TreeFormat {
  /// The attribute of a root that names its format; trees of the first have none.
  static let key = "format"
  package static let current = "3"

  /// The attributes that each format added to the one before.
  private static let added: [(format: Int, keys: Set<String>)] = [
    (
      2,
      [
        "alignment", "axis", "bar tint", "border color", "corners", "current page tint",
        "custom spacing", "distribution", "fill color", "gradient", "gradient stops", "line width",
        "margins", "minimum track tint", "maximum track tint", "on tint", "page tint",
        "placeholder color", "progress tint", "selected tint", "separator", "shadow color",
        "shadow offset", "spacing", "stroke color", "text font", "thumb tint", "tint", "track tint",
        "unselected tint",
      ]
    ),
    (3, ["content insets", "layout margins", "padding"]),
  ]

  /// Returns two trees with only the notes of both formats, so that a new kind of note does not count as a change.
  package static func aligned(
    _ old: TreeNode, _ new: TreeNode
  ) -> (old: TreeNode, new: TreeNode) {
    let format = min(number(of: old), number(of: new))
    var trees = (old: old, new: new)
    trees.old.attributes.removeAll { $0.key == key }
    trees.new.attributes.removeAll { $0.key == key }
    let unknown = Set(added.filter { $0.format > format }.flatMap(\.keys))
    guard !unknown.isEmpty else { return trees }
    trees.old.forget(unknown)
    trees.new.forget(unknown)
    return trees
  }

  private static func number(of root: TreeNode) -> Int { root[key].flatMap { Int($0) } ?? 1 }
}

extension TreeNode {
  /// Marks a root as having the notes of the current format.
  package mutating func markFormat() {
    attributes.insert(Attribute(key: TreeFormat.key, value: TreeFormat.current), at: 0)
  }

  fileprivate mutating func forget(_ keys: Set<String>) {
    attributes.removeAll { keys.contains($0.key) }
    for index in children.indices { children[index].forget(keys) }
  }
}
