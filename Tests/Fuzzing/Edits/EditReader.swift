/// Reads the edits of a tree from the bytes of an input, eight for each.
///
/// Any bytes give edits that UIKit allows. Where they are not loose, constraints leave no choice: each node has a place
/// and lengths along both axes, and no two wishes have the same priority.
struct EditReader {
  static let bytesPerEdit = 8

  private(set) var tree = EditedTree()
  let isLoose: Bool
  private var nextNode = EditedTree.root + 1
  private var nextConstraint = 0
  private var edits: [TreeEdit] = []

  private static let mostNodes = 14
  private static let mostDepth = 5

  init(isLoose: Bool) { self.isLoose = isLoose }

  /// Those of eight bytes, in order; several where nodes must be placed anew.
  mutating func next(_ bytes: ArraySlice<UInt8>) -> [TreeEdit] {
    edits = []
    var reader = InputReader(Array(bytes))
    switch reader.choice(24) {
    case 0...4: add(&reader)
    case 5: remove(&reader)
    case 6, 7: move(&reader)
    case 8: exchange(&reader)
    case 9...13: set(&reader)
    case 14: place(&reader)
    case 15: changeConstant(&reader)
    case 16: addExtra(&reader)
    case 17: changeExtra(&reader)
    case 18: note(.surround(reader.element(Surrounding.allCases), reader.choice(256)))
    case 19, 20: note(.layOut(node: reader.flag() ? nil : node(&reader)))
    case 21: note(.ask(node: node(&reader), reader.choice(256)))
    case 22: note(.invalidate(node: node(&reader), reader.choice(256)))
    default: if reader.choice(4) == 0 { note(.leaveAndReturn) } else { note(.layOut(node: nil)) }
    }
    return edits
  }

  private mutating func note(_ edit: TreeEdit) {
    tree.apply(edit)
    edits.append(edit)
  }

  // MARK: Choosing

  private func node(_ reader: inout InputReader) -> Int { reader.element(tree.numbers) }

  /// Any but the root; nil where there is none.
  private func innerNode(_ reader: inout InputReader) -> Int? {
    let all = tree.numbers.dropFirst()
    let choice = reader.choice(256)
    return all.isEmpty ? nil : all[all.startIndex + choice % all.count]
  }

  private func parent(_ reader: inout InputReader, besides tree: Set<Int> = [], room: Int = 0)
    -> Int?
  {
    let all = self.tree.numbers.filter { number in
      guard let node = self.tree.nodes[number], !tree.contains(number) else { return false }
      return node.kind.mayHaveChildren && self.tree.depth(of: number) + room < Self.mostDepth
    }
    let choice = reader.choice(256)
    return all.isEmpty ? nil : all[choice % all.count]
  }

  // MARK: Hierarchy

  private mutating func add(_ reader: inout InputReader) {
    guard tree.nodes.count < Self.mostNodes, let parent = parent(&reader) else { return }
    let kind = reader.element(NodeKind.allCases)
    let count = tree.nodes[parent]?.children.count ?? 0
    let number = nextNode
    nextNode += 1
    note(.add(node: number, kind: kind, parent: parent, index: reader.choice(count + 1)))
    settle(number, &reader)
  }

  private mutating func remove(_ reader: inout InputReader) {
    guard let number = innerNode(&reader) else { return }
    let dependents = dependents(of: Set(tree.tree(of: number)))
    note(.remove(node: number))
    for dependent in dependents { place(dependent.node, dependent.axis, &reader) }
  }

  private mutating func move(_ reader: inout InputReader) {
    guard let number = innerNode(&reader) else { return }
    let inside = tree.tree(of: number)
    let depth = (inside.map { tree.depth(of: $0) }.max() ?? 0) - tree.depth(of: number)
    guard let parent = parent(&reader, besides: Set(inside), room: depth) else { return }
    let isSame = tree.nodes[number]?.parent == parent
    let count = (tree.nodes[parent]?.children.count ?? 0) - (isSame ? 1 : 0)
    let dependents = dependents(of: Set(inside))
    // What hangs on the node hangs on the old place.
    if !isSame { dropPlace(number) }
    note(.move(node: number, parent: parent, index: reader.choice(count + 1)))
    guard !isSame else { return }
    for dependent in dependents { place(dependent.node, dependent.axis, &reader) }
    settle(number, &reader)
  }

  private mutating func exchange(_ reader: inout InputReader) {
    guard let parent = parent(&reader), let node = tree.nodes[parent], node.kind == .plain,
      !node.children.isEmpty
    else { return }
    note(
      .exchange(
        parent: parent, reader.choice(node.children.count), reader.choice(node.children.count)))
  }

  private struct Place: Hashable {
    let node: Int
    let axis: EditedConstraint.Axis
  }

  /// Places outside of some nodes that hang on these, each once and in order.
  private func dependents(of nodes: Set<Int>) -> [Place] {
    var found: [Place] = []
    for constraint in tree.constraints where !nodes.contains(constraint.node) {
      guard case .place = constraint.role, let second = constraint.second?.node,
        nodes.contains(second)
      else { continue }
      let place = Place(node: constraint.node, axis: constraint.axis)
      if !found.contains(place) { found.append(place) }
    }
    return found
  }

  // MARK: Values

  private mutating func set(_ reader: inout InputReader) {
    guard let number = innerNode(&reader), let kind = tree.nodes[number]?.kind else { return }
    let properties = NodeProperty.allCases.filter { property in
      property.applies(to: kind)
        && (!property.belongsToArrangement || tree.kindOfParent(of: number) == .stack)
    }
    note(.set(node: number, reader.element(properties), reader.choice(256)))
  }

  // MARK: Places

  private mutating func place(_ reader: inout InputReader) {
    guard let number = innerNode(&reader) else { return }
    if tree.kindOfParent(of: number) == .plain, reader.choice(6) == 0 {
      dropPlace(number)
      let extras = tree.constraints.filter { $0.node == number || $0.second?.node == number }
      guard extras.isEmpty else { return settle(number, &reader) }
      return note(.setFrame(node: number, (0..<4).map { _ in Double(reader.choice(256)) / 2 }))
    }
    settle(number, &reader)
  }

  /// Gives a node its place along both axes.
  private mutating func settle(_ number: Int, _ reader: inout InputReader) {
    if tree.nodes[number]?.frame != nil { dropPlace(number) }
    for axis in [EditedConstraint.Axis.horizontal, .vertical] { place(number, axis, &reader) }
  }

  private mutating func dropPlace(_ number: Int) {
    for axis in [EditedConstraint.Axis.horizontal, .vertical] { dropPlace(number, axis) }
  }

  private mutating func dropPlace(_ number: Int, _ axis: EditedConstraint.Axis) {
    for constraint in tree.constraints
    where constraint.node == number && constraint.role == .place(axis) {
      note(.deactivate(number: constraint.number))
    }
  }

  private mutating func place(
    _ number: Int, _ axis: EditedConstraint.Axis, _ reader: inout InputReader
  ) {
    dropPlace(number, axis)
    guard let node = tree.nodes[number], let parent = node.parent else { return }
    let start = reader.byte()
    let length = reader.byte()
    if tree.nodes[parent]?.kind == .stack {
      guard !node.kind.hasNaturalSize || length % 4 == 0 else { return }
      if isLoose, start % 2 == 0 { return }
      return demand(number, axis, .length) {
        $0.constant = Double(length) / 4
        $0.priority = 400 + Float(number % 64)
      }
    }
    relate(number, axis, to: parent, start, length)
  }

  private mutating func relate(
    _ number: Int, _ axis: EditedConstraint.Axis, to parent: Int, _ start: UInt8, _ length: UInt8
  ) {
    let constant = Double(start / 16) * 1.75
    let holder: EditedConstraint.Item =
      [.node(parent), .margins(of: parent), .safeArea(of: parent)][Int(start / 4 % 3)]
    let siblings = (tree.nodes[parent]?.children ?? []).filter {
      $0 < number && tree.nodes[$0]?.frame == nil
    }
    let sibling = siblings.isEmpty ? nil : siblings[Int(length) % siblings.count]
    switch (start % 8, sibling) {
    case (0, _), (5..., nil):
      demandEdge(number, axis, .start, of: holder, .start, constant)
      demandLength(number, axis, length)
    case (1, _):
      demandEdge(number, axis, .start, of: holder, .start, constant)
      demand(number, axis, .end) {
        $0.second = holder
        $0.secondMark = .end
        $0.constant = -constant
        // Where there is less than no room; the same of another node must not wish for as much.
        $0.priority = 998 - Self.share(of: $0.number)
      }
    case (2, _):
      demandEdge(number, axis, .center, of: holder, .center, constant)
      demandLength(number, axis, length)
    case (3, _):
      demandEdge(number, axis, .end, of: holder, .end, -constant)
      demandLength(number, axis, length)
    case (4, _):
      demandEdge(number, axis, .start, of: holder, .start, constant)
      demandShare(number, axis, of: .node(parent), length)
    case (5, .some(let sibling)), (6, .some(let sibling)):
      demandEdge(number, axis, .start, of: .node(sibling), .end, constant)
      demandLength(number, axis, length)
    case (_, .some(let sibling)):
      demandEdge(number, axis, .start, of: .node(sibling), .start, constant)
      demandShare(number, axis, of: .node(sibling), length)
    default: break
    }
  }

  private mutating func demand(
    _ number: Int, _ axis: EditedConstraint.Axis, _ mark: EditedConstraint.Mark,
    as role: EditedConstraint.Role? = nil, _ body: (inout EditedConstraint) -> Void
  ) {
    var constraint = EditedConstraint(
      number: nextConstraint, node: number, role: role ?? .place(axis), axis: axis, mark: mark)
    nextConstraint += 1
    body(&constraint)
    note(.activate(constraint))
  }

  private mutating func demandEdge(
    _ number: Int, _ axis: EditedConstraint.Axis, _ mark: EditedConstraint.Mark,
    of holder: EditedConstraint.Item, _ secondMark: EditedConstraint.Mark, _ constant: Double
  ) {
    demand(number, axis, mark) {
      $0.second = holder
      $0.secondMark = secondMark
      $0.constant = constant
    }
  }

  /// None where the content has a length.
  private mutating func demandLength(
    _ number: Int, _ axis: EditedConstraint.Axis, _ length: UInt8
  ) {
    let isNatural = tree.nodes[number]?.kind.hasNaturalSize ?? false
    let mayBeLeftOut = isNatural || isLoose || tree.nodes[number]?.kind == .stack
    guard !mayBeLeftOut || length % 4 == 0 else { return }
    let priority = priority(ofLengthOf: number)
    demand(number, axis, .length) {
      $0.constant = Double(length) / 2
      $0.priority = priority
    }
  }

  /// A stack needs some room, whatever is wished for.
  private func priority(ofLengthOf number: Int) -> Float {
    tree.nodes[number]?.kind == .stack ? 996 - Self.share(of: nextConstraint) : 1000
  }

  private mutating func demandShare(
    _ number: Int, _ axis: EditedConstraint.Axis, of item: EditedConstraint.Item, _ length: UInt8
  ) {
    let priority = priority(ofLengthOf: number)
    demand(number, axis, .length) {
      $0.second = item
      $0.priority = priority
      $0.secondMark = .length
      $0.multiplier = [0.5, 1, 1.0 / 3, 1.5][Int(length % 4)]
      $0.constant = Double(length / 32)
    }
  }

  /// Below 1, and not the same for constraints of one tree.
  private static func share(of constraint: Int) -> Float { Float(constraint % 512) / 512 }

  // MARK: Constraints

  private mutating func changeConstant(_ reader: inout InputReader) {
    guard !tree.constraints.isEmpty else { return }
    let constraint = reader.element(tree.constraints)
    let size = Double(reader.choice(256)) / 3
    let isBackwards = constraint.mark == .end
    note(.setConstant(number: constraint.number, isBackwards ? -size : size))
  }

  private static let levels: [Float] = [300, 520, 620, 800, 900]

  private func priority(_ constraint: Int, _ reader: inout InputReader) -> Float {
    reader.element(Self.levels) + Float(constraint % 256) / 4
  }

  /// A wish for a length, besides the constraints that decide.
  private mutating func addExtra(_ reader: inout InputReader) {
    guard let number = innerNode(&reader), tree.nodes[number]?.frame == nil else { return }
    let axis: EditedConstraint.Axis = reader.flag() ? .vertical : .horizontal
    let relation = EditedConstraint.Relation(rawValue: reader.choice(3)) ?? .equal
    let length = Double(reader.choice(256)) / 2
    let priority = priority(nextConstraint, &reader)
    demand(number, axis, .length, as: .extra) {
      $0.relation = relation
      $0.constant = length
      $0.priority = priority
    }
  }

  private mutating func changeExtra(_ reader: inout InputReader) {
    let extras = tree.constraints.filter { $0.role == .extra }
    guard !extras.isEmpty else { return }
    let extra = reader.element(extras)
    switch reader.choice(3) {
    case 0: note(.deactivate(number: extra.number))
    case 1:
      note(.deactivate(number: extra.number))
      note(.activate(extra))
    default: note(.setPriority(number: extra.number, priority(extra.number, &reader)))
    }
  }
}
