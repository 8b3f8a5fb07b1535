/// A change of one view, described by a text that is the same wherever the change is.
package struct TreeChange: Equatable, Sendable {
  /// The area in which a change is visible.
  package enum Reach: Sendable {
    /// The change affects only the view's own drawing.
    case view
    /// The change affects the view and all of its subviews.
    case subtree
  }

  /// The description: `UILabel #badge: background #FF3B30 → #FF9500`, or for a move `moved down by 8`, without the
  /// view.
  package var words: String
  /// The text that distinguishes changes with equal descriptions.
  package var detail = ""
  package var reach = Reach.view
  /// The numbers of the view and its subviews, in the order of the new tree; empty if the view was removed.
  package var nodes: Range<Int>
  /// The old frame in points from the root's corner, with any subviews that stick out; nil if the view was added.
  package var old: TreeFrame?
  /// The new frame, in the same way; nil if the view was removed.
  package var new: TreeFrame?

  /// Returns the changes from one tree to another, in the order of the new tree.
  package static func all(old: TreeNode, new: TreeNode) -> [TreeChange] {
    var walk = TreeWalk()
    let (old, new) = TreeFormat.aligned(old, new)
    walk.compare(old, new, isRoot: true, at: (0, 0), (0, 0))
    return walk.changes
  }
}

/// Traverses two trees side by side, and counts the views of the new one.
private struct TreeWalk {
  typealias Offset = (x: Double, y: Double)

  private(set) var changes: [TreeChange] = []
  private var count = 0

  mutating func compare(
    _ old: TreeNode, _ new: TreeNode, isRoot: Bool, at oldOffset: Offset, _ newOffset: Offset
  ) {
    guard !new.isMasked else {
      count += new.count
      return
    }
    let number = count
    count += 1
    let place = changes.count
    let frames = (
      Self.placed(old.frame, isRoot, oldOffset), Self.placed(new.frame, isRoot, newOffset)
    )
    let inner = (
      Self.origin(of: old, frames.0, oldOffset), Self.origin(of: new, frames.1, newOffset)
    )
    for pair in TreeMatching.pairs(old.children, new.children) {
      switch pair {
      case .both(let before, let after):
        compare(before, after, isRoot: false, at: inner.0, inner.1)
      case .added(let node): add(node, at: inner.1)
      case .removed(let node): remove(node, at: inner.0)
      }
    }
    var own = NodeChanges(old, new, isRoot: isRoot).changes
    guard !own.isEmpty else { return }
    let extents = (
      Self.extents(of: old, isRoot, oldOffset), Self.extents(of: new, isRoot, newOffset)
    )
    for index in own.indices {
      own[index].nodes = number..<count
      (own[index].old, own[index].new) = own[index].reach == .subtree ? extents : frames
    }
    changes.insert(contentsOf: own, at: place)
  }

  private mutating func add(_ node: TreeNode, at offset: Offset) {
    let number = count
    count += node.count
    if node.isMasked { return }
    changes.append(
      TreeChange(
        words: "\(node.title) added", detail: node.outline, reach: .subtree, nodes: number..<count,
        new: Self.extents(of: node, false, offset)))
  }

  private mutating func remove(_ node: TreeNode, at offset: Offset) {
    if node.isMasked { return }
    changes.append(
      TreeChange(
        words: "\(node.title) removed", detail: node.outline, nodes: count..<count,
        old: Self.extents(of: node, false, offset)))
  }

  /// Returns a view's frame, extended by subviews that stick out of it.
  private static func extents(of node: TreeNode, _ isRoot: Bool, _ offset: Offset) -> TreeFrame? {
    let frame = placed(node.frame, isRoot, offset)
    guard node["clips"] == nil else { return frame }
    let inner = origin(of: node, frame, offset)
    return node.children.reduce(frame) { whole, child in
      guard let part = extents(of: child, false, inner) else { return whole }
      return whole?.union(part) ?? part
    }
  }

  /// Returns the frame in the picture; the root's own origin is its position in a window and does not count.
  private static func placed(_ frame: TreeFrame?, _ isRoot: Bool, _ offset: Offset) -> TreeFrame? {
    guard let frame else { return nil }
    let (x, y) = isRoot ? (0, 0) : (offset.x + frame.x, offset.y + frame.y)
    return TreeFrame(x: x, y: y, width: frame.width, height: frame.height)
  }

  /// Returns the origin of the children's coordinates, which moves when their parent scrolls.
  private static func origin(of node: TreeNode, _ frame: TreeFrame?, _ offset: Offset) -> Offset {
    let (x, y) = frame.map { ($0.x, $0.y) } ?? offset
    let scrolled = (node["content offset"] ?? "").split(separator: " ").compactMap { Double($0) }
    return scrolled.count == 2 ? (x - scrolled[0], y - scrolled[1]) : (x, y)
  }
}

extension TreeNode {
  /// The number of nodes in this tree.
  package var count: Int { children.reduce(1) { $0 + $1.count } }

  /// The class and the identifier.
  fileprivate var label: String { identifier.map { "\(shownKind) #\($0)" } ?? shownKind }

  /// The structure of the tree, without frames and appearance.
  fileprivate var outline: String {
    "(\(kind)\u{1}\(identifier ?? "")\u{1}\(text ?? "")\(children.map(\.outline).joined()))"
  }
}

/// The changes of one view, without its subviews.
private struct NodeChanges {
  /// The attributes that affect only the view's own drawing; all others may affect its subviews.
  private static let ownAttributes: Set<String> = [
    "background", "corner radius", "border width", "shadow opacity", "shadow radius",
  ]

  private(set) var changes: [TreeChange] = []
  private let label: String

  init(_ old: TreeNode, _ new: TreeNode, isRoot: Bool) {
    label = old.label
    if old.kind != new.kind { add("\(old.label) is now \(new.label)", .subtree) }
    if old.text != new.text { addText(old.text, new.text) }
    if let before = old.frame, let after = new.frame {
      if !isRoot { addMove(before, after) }
      addSize(before, after)
    }
    for attribute in old.attributes where new[attribute.key] != attribute.value {
      add(attribute.key, attribute.value, new[attribute.key])
    }
    for attribute in new.attributes where old[attribute.key] == nil {
      add(attribute.key, nil, attribute.value)
    }
    if old.kind == new.kind, old.identifier != new.identifier {
      add("\(old.label) is now \(new.label)")
    }
  }

  private mutating func add(_ words: String, _ reach: TreeChange.Reach = .view) {
    changes.append(TreeChange(words: words, reach: reach, nodes: 0..<0))
  }

  private mutating func add(_ key: String, _ old: String?, _ new: String?) {
    add(
      "\(label): \(key) \(old ?? "none") → \(new ?? "none")",
      Self.ownAttributes.contains(key) ? .view : .subtree)
  }

  private mutating func addText(_ old: String?, _ new: String?) {
    let change = TextChange(old: old ?? "", new: new ?? "")
    add("\(label): \"\(change.old)\" → \"\(change.new)\"", .subtree)
    changes[changes.count - 1].detail = "\(old ?? "\u{2}")\u{1}\(new ?? "\u{2}")"
  }

  private mutating func addMove(_ old: TreeFrame, _ new: TreeFrame) {
    guard old.originText != new.originText else { return }
    let parts = [
      Self.step(new.x - old.x, "left", "right"), Self.step(new.y - old.y, "up", "down"),
    ].compactMap(\.self)
    guard !parts.isEmpty else { return }
    add("moved \(parts.joined(separator: " and "))", .subtree)
  }

  private mutating func addSize(_ old: TreeFrame, _ new: TreeFrame) {
    guard old.sizeText != new.sizeText else { return }
    let parts = [
      Self.step(new.width - old.width, "narrower", "wider"),
      Self.step(new.height - old.height, "shorter", "taller"),
    ].compactMap(\.self)
    guard !parts.isEmpty else { return }
    add("\(label): \(parts.joined(separator: " and "))")
  }

  /// Returns a distance to a hundredth of a point, because thirds of points do not add up; nil if it rounds to zero.
  private static func step(_ distance: Double, _ back: String, _ forth: String) -> String? {
    let rounded = (abs(distance) * 100).rounded() / 100
    return rounded > 0 ? "\(distance < 0 ? back : forth) by \(TreeNumber.text(rounded))" : nil
  }
}
