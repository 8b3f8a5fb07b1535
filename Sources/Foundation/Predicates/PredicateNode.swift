/// What a format says.
indirect enum PredicateNode {
  case constant(Bool)
  case comparison(PredicateComparison)
  case not(PredicateNode)
  case and([PredicateNode])
  case or([PredicateNode])

  func evaluate(_ object: Any?, _ variables: [String: Any]) -> Bool {
    switch self {
    case .constant(let value): value
    case .comparison(let comparison): comparison.evaluate(object, variables)
    case .not(let node): !node.evaluate(object, variables)
    case .and(let nodes): nodes.allSatisfy { $0.evaluate(object, variables) }
    case .or(let nodes): nodes.contains { $0.evaluate(object, variables) }
    }
  }

  var description: String {
    switch self {
    case .constant(let value): value ? "TRUEPREDICATE" : "FALSEPREDICATE"
    case .comparison(let comparison): comparison.description
    case .not(let node): "NOT \(node.inParentheses)"
    case .and(let nodes): nodes.map(\.inParentheses).joined(separator: " AND ")
    case .or(let nodes): nodes.map(\.inParentheses).joined(separator: " OR ")
    }
  }

  private var inParentheses: String {
    switch self {
    case .and, .or: "(\(description))"
    default: description
    }
  }
}
