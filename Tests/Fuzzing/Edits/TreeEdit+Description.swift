extension TreeEdit: CustomStringConvertible {
  var description: String {
    switch self {
    case .add(let node, let kind, let parent, let index):
      "add \(kind) \(node) to \(parent) at \(index)"
    case .remove(let node): "remove \(node)"
    case .move(let node, let parent, let index): "move \(node) to \(parent) at \(index)"
    case .exchange(let parent, let first, let second):
      "exchange \(first) and \(second) in \(parent)"
    case .set(let node, let property, let value): "set \(property) of \(node) to \(value)"
    case .surround(let surrounding, let value): "set \(surrounding) to \(value)"
    case .setFrame(let node, let frame): "set frame of \(node) to \(frame)"
    case .activate(let constraint): "activate \(constraint)"
    case .deactivate(let number): "deactivate \(number)"
    case .setConstant(let number, let constant): "set constant of \(number) to \(constant)"
    case .setPriority(let number, let priority): "set priority of \(number) to \(priority)"
    case .layOut(let node): "lay out \(node.map { "\($0)" } ?? "all")"
    case .ask(let node, let question): "ask \(node) for \(question % 8)"
    case .invalidate(let node, let way): "invalidate \(node) by \(way % 5)"
    case .leaveAndReturn: "leave and return"
    }
  }
}

extension EditedConstraint: CustomStringConvertible {
  var description: String {
    let sign =
      switch relation {
      case .equal: "="
      case .atMost: "≤"
      case .atLeast: "≥"
      }
    let other = second.map { " \(secondMark) of \($0) · \(multiplier) +" } ?? ""
    return "\(number): \(axis) \(mark) of \(node) \(sign)\(other) \(constant) @ \(priority)"
  }
}

extension EditedConstraint.Item: CustomStringConvertible {
  var description: String {
    switch self {
    case .node(let number): "\(number)"
    case .margins(let number): "margins of \(number)"
    case .safeArea(let number): "safe area of \(number)"
    }
  }
}
