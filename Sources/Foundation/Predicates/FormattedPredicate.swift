import Foundation

/// A predicate that was made of a format.
final class FormattedPredicate: NSPredicate {
  private let node: PredicateNode
  private let variables: [String: Any]

  init(_ node: PredicateNode, variables: [String: Any] = [:]) {
    self.node = node
    self.variables = variables
    super.init(value: false)
  }

  /// Formats are not archived.
  required init?(coder: NSCoder) { nil }

  override func evaluate(with object: Any?) -> Bool { node.evaluate(object, variables) }

  override func evaluate(
    with object: Any?, substitutionVariables bindings: [String: Any]?
  ) -> Bool {
    node.evaluate(object, variables.merging(bindings ?? [:]) { $1 })
  }

  func bound(to variables: [String: Any]) -> FormattedPredicate {
    FormattedPredicate(node, variables: self.variables.merging(variables) { $1 })
  }

  override var predicateFormat: String { node.description }
  override var description: String { predicateFormat }
  override func copy() -> Any { self }
  override func copy(with zone: NSZone? = nil) -> Any { self }

  override func isEqual(_ object: Any?) -> Bool {
    (object as? FormattedPredicate)?.predicateFormat == predicateFormat
  }

  override var hash: Int { predicateFormat.hashValue }
}
