/// What a tree of views is to look like, whatever was edited to make it so.
struct EditedTree {
  struct Node {
    var kind: NodeKind
    var parent: Int?
    var children: [Int] = []
    var values: [NodeProperty: Int] = [:]
    /// Of a node that follows no constraints: x, y, width and height in its parent.
    var frame: [Double]?
  }

  /// The view that fills the window.
  static let root = 0

  private(set) var nodes: [Int: Node] = [root: Node(kind: .plain)]
  /// In the order in which they came into use.
  private(set) var constraints: [EditedConstraint] = []
  private(set) var surroundings: [Surrounding: Int] = [:]

  var numbers: [Int] { nodes.keys.sorted() }

  /// A node and all below it, each behind its parent.
  func tree(of number: Int) -> [Int] {
    [number] + (nodes[number]?.children ?? []).flatMap(tree)
  }

  func depth(of number: Int) -> Int {
    nodes[number]?.parent.map { depth(of: $0) + 1 } ?? 0
  }

  func kindOfParent(of number: Int) -> NodeKind? {
    nodes[number]?.parent.flatMap { nodes[$0]?.kind }
  }

  /// Those that end when a node leaves its parent: between what is in its tree and what is not.
  func constraintsBroken(byMoving number: Int) -> [EditedConstraint] {
    let inside = Set(tree(of: number))
    return constraints.filter { constraint in
      guard let second = constraint.second?.node else { return false }
      return inside.contains(constraint.node) != inside.contains(second)
    }
  }

  mutating func apply(_ edit: TreeEdit) {
    switch edit {
    case .add(let node, let kind, let parent, let index):
      nodes[node] = Node(kind: kind, parent: parent)
      nodes[parent]?.children.insert(node, at: index)
    case .remove(let node):
      let gone = Set(tree(of: node))
      constraints.removeAll { $0.refersTo(gone) }
      unlink(node)
      for number in gone { nodes[number] = nil }
    case .move(let node, let parent, let index):
      if nodes[node]?.parent != parent {
        let broken = Set(constraintsBroken(byMoving: node).map(\.number))
        constraints.removeAll { broken.contains($0.number) }
        for property in NodeProperty.allCases where property.belongsToArrangement {
          nodes[node]?.values[property] = nil
        }
      }
      unlink(node)
      nodes[parent]?.children.insert(node, at: index)
      nodes[node]?.parent = parent
      if nodes[parent]?.kind == .stack { nodes[node]?.frame = nil }
    case .exchange(let parent, let first, let second):
      nodes[parent]?.children.swapAt(first, second)
    case .set(let node, let property, let value): nodes[node]?.values[property] = value
    case .surround(let surrounding, let value): surroundings[surrounding] = value
    case .setFrame(let node, let frame): nodes[node]?.frame = frame
    case .activate(let constraint):
      nodes[constraint.node]?.frame = nil
      constraints.append(constraint)
    case .deactivate(let number): constraints.removeAll { $0.number == number }
    case .setConstant(let number, let constant):
      change(number) { $0.constant = constant }
    case .setPriority(let number, let priority):
      change(number) { $0.priority = priority }
    case .layOut, .ask, .invalidate, .leaveAndReturn: break
    }
  }

  private mutating func unlink(_ node: Int) {
    guard let parent = nodes[node]?.parent else { return }
    nodes[parent]?.children.removeAll { $0 == node }
  }

  private mutating func change(_ number: Int, _ body: (inout EditedConstraint) -> Void) {
    guard let index = constraints.firstIndex(where: { $0.number == number }) else { return }
    body(&constraints[index])
  }
}
