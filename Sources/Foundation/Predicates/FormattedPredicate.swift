import Foundation

/// A predicate that was made of a format, or stands for one side of such.
protocol FormattedPredicate: NSPredicate {
  func bound(to variables: [String: Any]) -> NSPredicate
}

extension PredicateNode {
  /// As the classes that iOS makes of a format.
  func predicate(_ variables: [String: Any]) -> NSPredicate {
    switch self {
    case .constant(let value): ConstantPredicate(value)
    case .comparison(let comparison): NSComparisonPredicate(comparison, variables)
    case .not(let node): LogicalPredicate(.not, [node], variables)
    case .and(let nodes): LogicalPredicate(.and, nodes, variables)
    case .or(let nodes): LogicalPredicate(.or, nodes, variables)
    }
  }
}

/// `TRUEPREDICATE` or `FALSEPREDICATE`.
private final class ConstantPredicate: NSPredicate, FormattedPredicate {
  private let value: Bool

  init(_ value: Bool) {
    self.value = value
    super.init(value: value)
  }

  /// Formats are not archived.
  required init?(coder: NSCoder) { nil }

  func bound(to variables: [String: Any]) -> NSPredicate { self }
  override func evaluate(with object: Any?) -> Bool { value }
  override var predicateFormat: String { PredicateNode.constant(value).description }
  override var description: String { predicateFormat }
  override func copy() -> Any { self }
  override func copy(with zone: NSZone? = nil) -> Any { self }
  override func isEqual(_ object: Any?) -> Bool { (object as? Self)?.value == value }
  override var hash: Int { value.hashValue }
}

/// Predicates of a format, joined by `AND` or `OR`, or one behind `NOT`.
private final class LogicalPredicate: NSCompoundPredicate, FormattedPredicate {
  private let nodes: [PredicateNode]
  private let variables: [String: Any]

  init(_ type: LogicalType, _ nodes: [PredicateNode], _ variables: [String: Any]) {
    self.nodes = nodes
    self.variables = variables
    super.init(type: type, subpredicates: nodes.map { $0.predicate(variables) })
  }

  required init?(coder: NSCoder) { nil }

  private var node: PredicateNode {
    switch compoundPredicateType {
    case .not: .not(nodes[0])
    case .and: .and(nodes)
    case .or: .or(nodes)
    }
  }

  func bound(to variables: [String: Any]) -> NSPredicate {
    node.predicate(self.variables.merging(variables) { $1 })
  }

  override var predicateFormat: String { node.description }
  override var description: String { predicateFormat }
  override func copy() -> Any { self }
  override func copy(with zone: NSZone? = nil) -> Any { self }
  override func isEqual(_ object: Any?) -> Bool {
    (object as? Self)?.predicateFormat == predicateFormat
  }
  override var hash: Int { predicateFormat.hashValue }
}
