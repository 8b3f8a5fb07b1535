/// One side of a constraint.
@MainActor
indirect enum LayoutOperand {
  case attribute(LayoutItem, NSLayoutConstraint.Attribute)
  /// From one anchor to the other.
  case distance(LayoutOperand, LayoutOperand)

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
    switch self {
    case .attribute(let item, _): [item]
    case .distance(let start, let end): start.items + end.items
    }
  }

  var isDirectional: Bool {
    switch self {
    case .attribute(_, let attribute): attribute.isDirectional
    case .distance(let start, let end): start.isDirectional || end.isDirectional
    }
  }

  var name: String {
    switch self {
    case .attribute(let item, let attribute): "\(item.name).\(attribute.name)"
    case .distance(let start, let end): "(\(end.name) - \(start.name))"
    }
  }
}
