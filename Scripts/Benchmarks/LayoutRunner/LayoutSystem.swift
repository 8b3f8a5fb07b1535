import DarkroomConstraintSolver

/// A system of constraints as a screen makes it, with something to edit and a way to grow.
struct LayoutSystem {
  var solver = ConstraintSolver()
  /// Constraints added so far.
  private(set) var count = 0
  private(set) var editable: SolverConstraint?

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

  /// One more box with three constraints.
  mutating func grow() {
    let box = makeBox()
    place(box, after: LinearExpression(), gap: 3)
    wish(box, width: 20)
  }
}
