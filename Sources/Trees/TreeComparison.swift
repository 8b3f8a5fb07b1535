/// Describes how two trees differ, node by node.
package struct TreeComparison {
  /// One sentence per change, in the order of the new tree.
  package private(set) var words: [String] = []

  package init(old: TreeNode, new: TreeNode) {
    let trees = TreeFormat.aligned(old, new)
    compare(trees.old, trees.new, within: nil)
    var known: Set<String> = []
    words = words.filter { known.insert($0).inserted }
  }

  /// Returns the first `limit` sentences, and the number of the others.
  package func summary(limit: Int) -> [String] {
    guard words.count > limit else { return words }
    let rest = words.count - limit
    let noun = rest == 1 ? "change" : "changes"
    return words.prefix(limit) + ["… and \(rest) more \(noun) in the tree"]
  }

  /// Compares two nodes.
  ///
  /// - Parameter owner: the closest ancestor whose class a client knows.
  private mutating func compare(_ old: TreeNode, _ new: TreeNode, within owner: TreeNode?) {
    if new.isMasked { return }
    words += Self.nodeWords(old, new, within: owner)
    let known = Self.owner(in: old, within: owner)
    for pair in TreeMatching.pairs(old.children, new.children) {
      switch pair {
      case .both(let before, let after): compare(before, after, within: known)
      case .removed(let node) where node.isMasked: break
      case .added(let node) where node.isMasked: break
      case .removed(let node): words.append(Self.removed(node, within: known))
      case .added(let node): words.append(Self.added(node, within: known))
      }
    }
  }

  static func removed(_ node: TreeNode, within owner: TreeNode?) -> String {
    "\(place(of: node, within: owner)) was removed"
  }

  static func added(_ node: TreeNode, within owner: TreeNode?) -> String {
    "\(place(of: node, within: owner)) was added\(place(node))"
  }

  /// Returns the changes of one node, without its children.
  static func nodeWords(_ old: TreeNode, _ new: TreeNode, within owner: TreeNode?) -> [String] {
    let subject = name(old, within: owner)
    var words: [String] = []
    if old.kind != new.kind { words.append("\(subject) is now \(new.title)") }
    if old.text != new.text { words.append("\(subject): \(textChange(old.text, new.text))") }
    if let before = old.frame, let after = new.frame {
      words += frameWords(before, after, of: place(of: old, within: owner))
    }
    return words + attributeWords(old, new, subject)
  }

  /// Compares the frames as they are written, because the stored frame was rounded.
  private static func frameWords(_ old: TreeFrame, _ new: TreeFrame, of subject: String) -> [String]
  {
    var changes: [String] = []
    if old.originText != new.originText {
      changes.append("moved from \(old.originText) to \(new.originText)")
    }
    if old.sizeText != new.sizeText {
      changes.append("resized from \(old.sizeText) to \(new.sizeText)")
    }
    return changes.isEmpty ? [] : ["\(subject) \(changes.joined(separator: " and "))"]
  }

  private static func attributeWords(_ old: TreeNode, _ new: TreeNode, _ subject: String)
    -> [String]
  {
    var words: [String] = []
    for attribute in old.attributes {
      let now = new[attribute.key]
      guard now != attribute.value else { continue }
      words.append("\(subject): \(change(of: attribute, to: now))")
    }
    for attribute in new.attributes where old[attribute.key] == nil {
      words.append("\(subject): \(attribute.key) is now \(attribute.value)")
    }
    if old.identifier != new.identifier {
      words.append("\(subject): identifier changed to \(new.identifier ?? "none")")
    }
    return words
  }

  /// Describes a changed attribute; `now` is nil if the new tree lacks it, because it is false or has its default.
  private static func change(of attribute: TreeNode.Attribute, to now: String?) -> String {
    if let now { return "\(attribute.key) changed from \(attribute.value) to \(now)" }
    return attribute.value == "yes"
      ? "no longer \(attribute.key)" : "\(attribute.key) was \(attribute.value), now none"
  }

  /// Returns the node that the names of a node's children contain: the node itself, or the owner of a part.
  static func owner(in node: TreeNode, within owner: TreeNode?) -> TreeNode {
    if node.isHost { return node }
    return node.isPart || node.isCanvas(in: owner) ? owner ?? node : node
  }

  /// Returns the name of a node; a part is named after the view that contains it.
  private static func name(_ node: TreeNode, within owner: TreeNode?) -> String {
    guard let owner else { return node.title }
    if node.isPart || node.isCanvas(in: owner) { return owner.title }
    return owner.isHost ? node.title : "\(node.title) in \(owner.shownKind)"
  }

  /// Returns the name of a part itself, and not of the view that contains it.
  private static func place(of node: TreeNode, within owner: TreeNode?) -> String {
    guard let owner, node.isPart else { return name(node, within: owner) }
    return "a part of \(owner.title)"
  }

  private static func place(_ node: TreeNode) -> String {
    node.frame.map { " at \($0.originText), \($0.sizeText)" } ?? ""
  }

  private static func change(_ texts: TextChange) -> String {
    "text changed from \"\(texts.old)\" to \"\(texts.new)\""
  }

  private static func textChange(_ old: String?, _ new: String?) -> String {
    switch (old, new) {
    case (let old?, let new?): change(TextChange(old: old, new: new))
    case (let old?, nil): "text \"\(old)\" was removed"
    default: "text is now \"\(new ?? "")\""
    }
  }
}
