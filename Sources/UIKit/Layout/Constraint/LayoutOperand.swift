/// One side of a constraint.
@MainActor
enum LayoutOperand {
  case attribute(LayoutItem, NSLayoutConstraint.Attribute)
  /// The distance from one anchor to the other.
  indirect case distance(LayoutOperand, LayoutOperand)

  var item: LayoutItem? {
    switch self {
    case .attribute(let item, _): item
    case .distance(let start, _): start.item
    }
  }

  var attribute: NSLayoutConstraint.Attribute {
    switch self {
    case .attribute(_, let attribute): attribute
    case .distance(let start, _): start.attribute.axis == .horizontal ? .width : .height
    }
  }

  var items: [LayoutItem] {
    var items: [LayoutItem] = []
    forEachItem { items.append($0) }
    return items
  }

  func forEachItem(_ body: (LayoutItem) -> Void) {
    switch self {
    case .attribute(let item, _): body(item)
    case .distance(let start, let end):
      start.forEachItem(body)
      end.forEachItem(body)
    }
  }

  /// The closest view that contains all items; for a guide its owner counts.
  var commonAncestor: UIView? {
    switch self {
    case .attribute(let item, _): item.view
    case .distance(let start, let end):
      end.commonAncestor.flatMap { start.commonAncestor?.closestCommonAncestor(with: $0) }
    }
  }

  var isDirectional: Bool {
    switch self {
    case .attribute(_, let attribute): attribute.isDirectional
    case .distance(let start, let end): start.isDirectional || end.isDirectional
    }
  }

  var usesBaseline: Bool {
    switch self {
    case .attribute(_, let attribute): attribute.isBaseline
    case .distance(let start, let end): start.usesBaseline || end.usesBaseline
    }
  }

  /// Whether the operand depends on margins, a safe area or an offset.
  var usesInsets: Bool {
    switch self {
    case .attribute(let item, let attribute): attribute.isWithinMargins || item.isOfInsets
    case .distance(let start, let end): start.usesInsets || end.usesInsets
    }
  }

  /// Returns whether the operand depends on margins, a safe area or an offset of `view`.
  func usesInsets(of view: UIView) -> Bool {
    switch self {
    case .attribute(let item, let attribute):
      (attribute.isWithinMargins || item.isOfInsets) && item.view === view
    case .distance(let start, let end):
      start.usesInsets(of: view) || end.usesInsets(of: view)
    }
  }

  var name: String {
    switch self {
    case .attribute(let item, let attribute): "\(item.name).\(attribute.name)"
    case .distance(let start, let end): "(\(end.name) - \(start.name))"
    }
  }
}
