/// Says in words how two trees differ, node by node.
package struct TreeComparison {
  /// One sentence a change, in the order of the new tree.
  package private(set) var words: [String] = []

  package init(old: TreeNode, new: TreeNode) {
    compare(old, new, within: nil)
  }

  /// The first `limit` sentences, and how many there are more.
  package func summary(limit: Int) -> [String] {
    guard words.count > limit else { return words }
    return words.prefix(limit) + ["… and \(words.count - limit) more changes in the tree"]
  }

  private mutating func compare(_ old: TreeNode, _ new: TreeNode, within parent: TreeNode?) {
    if new.isMasked { return }
    words += Self.nodeWords(old, new, within: parent)
    for pair in TreeMatching.pairs(old.children, new.children) {
      switch pair {
      case .both(let before, let after): compare(before, after, within: new)
      case .removed(let node) where node.isMasked: break
      case .added(let node) where node.isMasked: break
      case .removed(let node): words.append(Self.removed(node, within: old))
      case .added(let node): words.append(Self.added(node, within: new))
      }
    }
  }

  static func removed(_ node: TreeNode, within parent: TreeNode?) -> String {
    "\(name(node, within: parent)) was removed"
  }

  static func added(_ node: TreeNode, within parent: TreeNode?) -> String {
    "\(name(node, within: parent)) was added\(place(node))"
  }

  /// What changed in one node, without its children.
  static func nodeWords(_ old: TreeNode, _ new: TreeNode, within parent: TreeNode?) -> [String] {
    let subject = name(old, within: parent)
    var words: [String] = []
    if old.kind != new.kind { words.append("\(subject) is now \(new.title)") }
    if old.text != new.text { words.append("\(subject): \(textChange(old.text, new.text))") }
    if let before = old.frame, let after = new.frame {
      words += frameWords(before, after, of: subject)
    }
    return words + attributeWords(old, new, subject)
  }

  /// Compares what is written of the frames: the stored one was rounded when it was written.
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
      let change =
        now.map { "changed from \(attribute.value) to \($0)" }
        ?? "was \(attribute.value), now unset"
      words.append("\(subject): \(attribute.key) \(change)")
    }
    for attribute in new.attributes where old[attribute.key] == nil {
      words.append("\(subject): \(attribute.key) is now \(attribute.value)")
    }
    if old.identifier != new.identifier {
      words.append("\(subject): identifier changed to \(new.identifier ?? "none")")
    }
    return words
  }

  private static func name(_ node: TreeNode, within parent: TreeNode?) -> String {
    parent.map { "\(node.title) in \($0.kind)" } ?? node.title
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
