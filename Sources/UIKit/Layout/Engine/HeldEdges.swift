/// The edges of a view that required equations attach to edges of its superview.
struct HeldEdges: OptionSet {
  let rawValue: UInt8

  static let left = HeldEdges(rawValue: 1)
  static let right = HeldEdges(rawValue: 2)
  static let leading = HeldEdges(rawValue: 4)
  static let trailing = HeldEdges(rawValue: 8)
  static let top = HeldEdges(rawValue: 16)
  static let bottom = HeldEdges(rawValue: 32)

  /// Whether the superview determines the view's whole frame.
  var areAll: Bool {
    isSuperset(of: [.top, .bottom])
      && (isSuperset(of: [.left, .right]) || isSuperset(of: [.leading, .trailing]))
  }

  @MainActor
  init(of view: UIView, in superview: UIView) {
    self.init()
    for constraint in view.layoutState.references where constraint.holdsEdges {
      guard case .attribute(let a, let first) = constraint.form.first,
        case .attribute(let b, let second) = constraint.form.second
      else { continue }
      if a.object === view, b.isEdges(of: superview), HeldEdges(second) != [] {
        formUnion(HeldEdges(first))
      } else if b.object === view, a.isEdges(of: superview), HeldEdges(first) != [] {
        formUnion(HeldEdges(second))
      }
    }
  }

  private init(_ attribute: NSLayoutConstraint.Attribute) {
    switch attribute {
    case .left: self = .left
    case .right: self = .right
    case .leading: self = .leading
    case .trailing: self = .trailing
    case .top: self = .top
    case .bottom: self = .bottom
    default: self = []
    }
  }

  init(rawValue: UInt8) { self.rawValue = rawValue }
}

@MainActor
extension NSLayoutConstraint {
  fileprivate var holdsEdges: Bool {
    relation == .equal && priority.isRequired && form.multiplier == 1
      && !(state.installed?.isBroken ?? true)
  }
}

@MainActor
extension LayoutItem {
  /// Whether the item is the view itself, or its safe area or margins.
  fileprivate func isEdges(of view: UIView) -> Bool {
    guard let guide else { return object === view }
    return guide.owner === view && (guide.role == .safeArea || guide.role == .margins)
  }
}
