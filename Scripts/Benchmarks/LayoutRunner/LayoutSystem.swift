import DarkroomConstraintSolver

/// A system of constraints as a screen makes it, with something to edit and a way to grow.
struct LayoutSystem {
  var solver = ConstraintSolver()
  /// Constraints added so far.
  private(set) var count = 0
  private(set) var editable: SolverConstraint?
  /// Half way through the system.
  var removable: SolverConstraint? { added.isEmpty ? nil : added[added.count / 2] }
  private var added: [SolverConstraint] = []

  struct Box {
    let x: SolverVariable
    let width: SolverVariable
    /// The right edge.
    var end: LinearExpression {
      var end = LinearExpression(x)
      end.add(width)
      return end
    }
  }

  mutating func makeBox() -> Box {
    Box(x: solver.makeVariable(), width: solver.makeVariable(isNonNegative: true))
  }

  @discardableResult
  mutating func require(
    _ expression: LinearExpression, _ relation: ConstraintRelation = .equal,
    at priority: Float = 1000
  ) -> SolverConstraint {
    count += 1
    let id = solver.add(expression, relation, priority: priority)
    if editable == nil { editable = id }
    added.append(id)
    return id
  }

  /// `start` of the box is `gap` after `other`.
  mutating func place(_ box: Box, after other: LinearExpression, gap: Double) {
    var link = LinearExpression(box.x, plus: -gap)
    link.add(other, times: -1)
    require(link)
  }

  mutating func wish(_ box: Box, width: Double) {
    count += 2
    _ = solver.addWish(LinearExpression(box.width, plus: -width), excess: 250, shortage: 750)
  }

  // MARK: Systems

  /// Labels in a row between two edges: three constraints each.
  static func chain(_ constraints: Int) -> LayoutSystem {
    var system = LayoutSystem()
    let root = system.makeBox()
    system.require(LinearExpression(root.x))
    let boxes = max(1, constraints / 3)
    system.require(LinearExpression(root.width, plus: -Double(60 * boxes)))
    var edge = LinearExpression(root.x)
    for index in 0..<boxes {
      let box = system.makeBox()
      system.place(box, after: edge, gap: 8)
      system.wish(box, width: 30 + Double(index % 7))
      edge = box.end
    }
    edge.add(root.end, times: -1)
    system.require(edge)
    return system
  }

  /// Rows of ten cells of equal widths, from edge to edge.
  static func grid(_ constraints: Int) -> LayoutSystem {
    var system = LayoutSystem()
    let root = system.makeBox()
    system.require(LinearExpression(root.x))
    system.require(LinearExpression(root.width, plus: -375))
    for _ in 0..<max(1, constraints / 20) {
      var edge = LinearExpression(root.x)
      var first: Box?
      for _ in 0..<10 {
        let box = system.makeBox()
        system.place(box, after: edge, gap: 4)
        if let first {
          var equal = LinearExpression(box.width)
          equal.add(first.width, times: -1)
          system.require(equal)
        }
        first = first ?? box
        edge = box.end
      }
      edge.add(root.end, times: -1)
      system.require(edge)
    }
    return system
  }

  /// Stacks in stacks, four views in each; lengths follow from the leaves.
  static func nested(_ constraints: Int) -> LayoutSystem {
    var system = LayoutSystem()
    var parent = system.makeBox()
    system.require(LinearExpression(parent.x))
    while system.count < constraints {
      var edge = LinearExpression()
      var inner: Box?
      for index in 0..<4 {
        let box = system.makeBox()
        system.place(box, after: edge, gap: index == 0 ? 0 : 8)
        if index == 2 { inner = box } else { system.wish(box, width: 44) }
        edge = box.end
      }
      edge.add(LinearExpression(parent.width), times: -1)
      system.require(edge)
      if let inner { parent = inner }
    }
    system.wish(parent, width: 44)
    return system
  }

  /// Stack views in stack views as UIKit arranges them, along one axis and across it: three labels and
  /// a stack in each.
  static func stacks(_ constraints: Int, isInsideOut: Bool) -> LayoutSystem {
    var system = LayoutSystem()
    let depth = max(1, constraints / 20)
    let boxes = (0..<depth).map { _ in (along: system.makeBox(), across: system.makeBox()) }
    system.require(LinearExpression(boxes[0].across.width, plus: -375))
    for level in isInsideOut ? Array((0..<depth).reversed()) : Array(0..<depth) {
      system.arrange(boxes[level], inner: level + 1 < depth ? boxes[level + 1] : nil)
    }
    return system
  }

  private mutating func arrange(
    _ stack: (along: Box, across: Box), inner: (along: Box, across: Box)?
  ) {
    var edge: LinearExpression?
    for index in 0..<4 {
      let isInner = index == 2 && inner != nil
      let view = isInner ? inner ?? (makeBox(), makeBox()) : (along: makeBox(), across: makeBox())
      place(view.along, after: edge ?? LinearExpression(), gap: edge == nil ? 0 : 8)
      require(LinearExpression(view.across.x))
      var opposite = LinearExpression(stack.across.width)
      opposite.add(view.across.end, times: -1)
      require(opposite)
      if !isInner {
        wish(view.along, width: 20)
        wish(view.across, width: 60)
      }
      // What decides between views of a stack that have the same priorities.
      count += 1
      _ = solver.add(
        LinearExpression(view.along.width, plus: isInner ? 0 : -20), .equal, priority: 0.25)
      edge = view.along.end
    }
    if var edge {
      edge.add(LinearExpression(stack.along.width), times: -1)
      require(edge)
    }
  }

  /// Views without a size in a row between two edges: all of them are ambiguous.
  static func openRow(_ constraints: Int) -> LayoutSystem {
    var system = LayoutSystem()
    var edge = LinearExpression()
    for _ in 0..<max(1, constraints) {
      let box = system.makeBox()
      system.place(box, after: edge, gap: 8)
      edge = box.end
    }
    edge.constant = -Double(20 * constraints)
    system.require(edge)
    return system
  }

  /// One more box with three constraints.
  mutating func grow() {
    let box = makeBox()
    place(box, after: LinearExpression(), gap: 3)
    wish(box, width: 20)
  }
}
