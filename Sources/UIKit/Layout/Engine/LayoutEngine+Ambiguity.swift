import DarkroomConstraintSolver

extension LayoutEngine {
  func isAmbiguous(_ object: AnyObject) -> Bool {
    guard let item = existingItem(object) else { return false }
    return [item.x, item.y, item.width, item.height].contains { isAmbiguous($0, item) }
  }

  private func isAmbiguous(_ variable: SolverVariable, _ item: EngineItem) -> Bool {
    // The root has no superview, so its position is not ambiguous.
    if item.view === root, item.guide == nil, variable == item.x || variable == item.y {
      return false
    }
    return solver.isAmbiguous(variable)
  }

  func isAmbiguous(_ operand: LayoutOperand) -> Bool {
    operand.items.contains { item in
      guard let object = item.object, let found = existingItem(object) else { return false }
      return variables(of: found, operand.attribute).contains { isAmbiguous($0, found) }
    }
  }

  func constraints(
    affecting object: AnyObject, _ axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    guard let item = existingItem(object) else { return [] }
    return constraints(affecting: [item.start(axis), item.length(axis)])
  }

  func constraints(affecting operand: LayoutOperand) -> [NSLayoutConstraint] {
    let variables = operand.items.flatMap { item -> [SolverVariable] in
      guard let object = item.object, let found = existingItem(object) else { return [] }
      return self.variables(of: found, operand.attribute)
    }
    return constraints(affecting: variables)
  }

  private func variables(
    of item: EngineItem, _ attribute: NSLayoutConstraint.Attribute
  ) -> [SolverVariable] {
    if attribute.kind == .dimension { return [item.length(attribute.axis)] }
    return [item.start(attribute.axis), item.length(attribute.axis)]
  }

  private func constraints(affecting variables: [SolverVariable]) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    for id in variables.flatMap({ solver.constraints(affecting: $0) }) {
      guard let constraint = constraint(id), !found.contains(where: { $0 === constraint }) else {
        continue
      }
      found.append(constraint)
    }
    return found
  }
}
