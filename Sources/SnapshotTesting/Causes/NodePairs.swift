import DarkroomTrees

/// A view before and after.
struct NodePair {
  /// Nil if the view was added or removed.
  var old: TreeNode?
  var new: TreeNode?
  /// The number of the view in the old tree and in the new one; for a removed view, that of the next view there.
  var oldNumber: Int
  var newNumber: Int
  /// Indices of pairs; nil for the root's.
  var parent: Int?
  var children: [Int] = []
  /// The view itself, or the view of which it is a part.
  var owner: Int

  /// Nil if the view is only on one side.
  var both: (old: TreeNode, new: TreeNode)? {
    guard let old, let new else { return nil }
    return (old, new)
  }

  /// Whether the view has another place or size, or is only on one side.
  var isMoved: Bool {
    guard let (old, new) = both else { return true }
    return old.frame?.originText != new.frame?.originText || isResized
  }

  var isResized: Bool {
    guard let (old, new) = both, let a = old.frame, let b = new.frame else { return false }
    return a.sizeText != b.sizeText
  }
}

/// Two trees side by side without masked views; parents come before their children.
struct NodePairs {
  private(set) var all: [NodePair] = []

  init(old: TreeNode, new: TreeNode) {
    let trees = TreeFormat.aligned(old, new)
    add(trees.old, 0, trees.new, 0, within: nil)
  }

  private mutating func add(
    _ old: TreeNode?, _ oldNumber: Int, _ new: TreeNode?, _ newNumber: Int, within parent: Int?
  ) {
    guard let node = new ?? old, !node.isMasked else { return }
    let index = all.count
    let isPart = node.isPart || node.isCanvas(in: parent.flatMap { all[$0].new ?? all[$0].old })
    let owner = isPart ? parent.map { all[$0].owner } ?? index : index
    all.append(
      NodePair(
        old: old, new: new, oldNumber: oldNumber, newNumber: newNumber, parent: parent,
        owner: owner))
    if let parent { all[parent].children.append(index) }
    guard let old, let new else { return }
    let numbers = (
      Self.numbers(of: old.children, after: oldNumber),
      Self.numbers(of: new.children, after: newNumber)
    )
    var next = newNumber + 1
    for place in TreeMatching.places(old.children, new.children) {
      let number = place.new.map { numbers.1[$0] } ?? next
      add(
        place.old.map { old.children[$0] }, place.old.map { numbers.0[$0] } ?? 0,
        place.new.map { new.children[$0] }, number, within: index)
      next = number + (place.new.map { new.children[$0].count } ?? 0)
    }
  }

  private static func numbers(of children: [TreeNode], after parent: Int) -> [Int] {
    var next = parent + 1
    return children.map { child in
      defer { next += child.count }
      return next
    }
  }

  // MARK: Names

  /// The class and identifier of the view that a reader would recognize, such as `UIButton #buy`.
  func label(of index: Int) -> String {
    let pair = all[all[index].owner]
    guard let node = pair.old ?? pair.new else { return "" }
    return node.identifier.map { "\(node.shownKind) #\($0)" } ?? node.shownKind
  }

  /// The view and its superviews up to the one that a reader would recognize.
  func chain(from index: Int) -> [Int] {
    var chain = [index]
    while let last = chain.last, last != all[index].owner, let parent = all[last].parent {
      chain.append(parent)
    }
    return chain
  }

  /// Whether a view has another size, or something in it another place or size.
  func hasMoved(in index: Int) -> Bool {
    all[index].isResized
      || all[index].children.contains { all[$0].isMoved || hasMoved(in: $0) }
  }

  /// The superviews of a view, the nearest first.
  func ancestors(of index: Int) -> [Int] {
    var list: [Int] = []
    var next = all[index].parent
    while let parent = next {
      list.append(parent)
      next = all[parent].parent
    }
    return list
  }
}
