/// One constraint of a node of an edited tree.
struct EditedConstraint: Equatable {
  enum Axis: Int { case horizontal, vertical }

  /// What it is for: those that place a node are replaced together.
  enum Role: Equatable {
    case place(Axis)
    case extra
  }

  enum Mark: Equatable { case start, end, center, length }

  enum Item: Equatable {
    case node(Int)
    case margins(of: Int)
    case safeArea(of: Int)

    var node: Int {
      switch self {
      case .node(let number), .margins(of: let number), .safeArea(of: let number): number
      }
    }
  }

  enum Relation: Int { case equal, atMost, atLeast }

  /// Counts up in a sequence, so that none returns.
  var number: Int
  var node: Int
  var role: Role
  var axis: Axis
  var mark: Mark
  var relation: Relation = .equal
  var second: Item?
  var secondMark: Mark = .start
  var multiplier = 1.0
  var constant = 0.0
  var priority: Float = 1000

  func refersTo(_ nodes: Set<Int>) -> Bool {
    nodes.contains(node) || second.map { nodes.contains($0.node) } ?? false
  }
}
