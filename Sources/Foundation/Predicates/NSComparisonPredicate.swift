public import Foundation

/// A predicate that compares the values of two expressions.
///
/// Formats create it, too: each comparison in `NSPredicate(format:)` is one.
open class NSComparisonPredicate: NSPredicate, FormattedPredicate {
  /// Options that make comparisons of strings less strict.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Upper and lower case are equal, as with `[c]` in a format.
    public static let caseInsensitive = Options(rawValue: 1 << 0)
    /// Letters with and without accents are equal, as with `[d]` in a format.
    public static let diacriticInsensitive = Options(rawValue: 1 << 1)
    /// - Important: Inert. Strings are compared by their characters in any case.
    public static let normalized = Options(rawValue: 1 << 2)
  }

  /// The elements of the left side's collection that must satisfy the comparison.
  public enum Modifier: UInt, Sendable { case direct, all, any }

  /// The operator of a comparison; comparing by a selector is not supported.
  public enum Operator: UInt, Sendable {
    case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo
    case matches, like, beginsWith, endsWith, `in`
    case contains = 99
    case between = 100
  }

  private let comparison: PredicateComparison
  private let variables: [String: Any]

  init(_ comparison: PredicateComparison, _ variables: [String: Any]) {
    self.comparison = comparison
    self.variables = variables
    super.init(value: false)
  }

  /// Creates a comparison of two expressions.
  public convenience init(
    leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: Modifier,
    type: Operator, options: Options = []
  ) {
    self.init(
      PredicateComparison(
        modifier: modifier.comparison, left: lhs.expression, comparison: type.comparison,
        right: rhs.expression, options: options.comparison), [:])
  }

  /// Nil: formats are not archived.
  public required init?(coder: NSCoder) { nil }

  /// The expression on the left side.
  open var leftExpression: NSExpression { NSExpression(comparison.left) }
  /// The expression on the right side.
  open var rightExpression: NSExpression { NSExpression(comparison.right) }
  /// The elements of the left side that must satisfy the comparison.
  open var comparisonPredicateModifier: Modifier { Modifier(comparison.modifier) }
  /// The operator between the two sides.
  open var predicateOperatorType: Operator { Operator(comparison.comparison) }
  /// The options of a comparison of strings.
  open var options: Options { Options(comparison.options) }

  open override func evaluate(with object: Any?) -> Bool {
    comparison.evaluate(object, variables)
  }

  open override func evaluate(
    with object: Any?, substitutionVariables bindings: [String: Any]?
  ) -> Bool {
    comparison.evaluate(object, variables.merging(bindings ?? [:]) { $1 })
  }

  func bound(to variables: [String: Any]) -> NSPredicate {
    NSComparisonPredicate(comparison, self.variables.merging(variables) { $1 })
  }

  open override var predicateFormat: String { comparison.description }
  open override var description: String { predicateFormat }
  open override func copy() -> Any { self }
  open override func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSComparisonPredicate)?.predicateFormat == predicateFormat
  }

  open override var hash: Int { predicateFormat.hashValue }
}

extension NSComparisonPredicate.Options {
  init(_ options: String.CompareOptions) {
    self = []
    if options.contains(.caseInsensitive) { insert(.caseInsensitive) }
    if options.contains(.diacriticInsensitive) { insert(.diacriticInsensitive) }
  }

  var comparison: String.CompareOptions {
    var options: String.CompareOptions = []
    if contains(.caseInsensitive) { options.insert(.caseInsensitive) }
    if contains(.diacriticInsensitive) { options.insert(.diacriticInsensitive) }
    return options
  }
}

extension NSComparisonPredicate.Modifier {
  init(_ modifier: PredicateComparison.Modifier) {
    switch modifier {
    case .direct: self = .direct
    case .all: self = .all
    case .any: self = .any
    }
  }

  var comparison: PredicateComparison.Modifier {
    switch self {
    case .direct: .direct
    case .all: .all
    case .any: .any
    }
  }
}

extension NSComparisonPredicate.Operator {
  private static let all: [(Self, PredicateComparison.Operator)] = [
    (.lessThan, .less), (.lessThanOrEqualTo, .lessOrEqual), (.greaterThan, .greater),
    (.greaterThanOrEqualTo, .greaterOrEqual), (.equalTo, .equal), (.notEqualTo, .notEqual),
    (.matches, .matches), (.like, .like), (.beginsWith, .beginsWith), (.endsWith, .endsWith),
    (.in, .isIn), (.contains, .contains), (.between, .between),
  ]

  init(_ comparison: PredicateComparison.Operator) {
    self = Self.all.first { $0.1 == comparison }?.0 ?? .equalTo
  }

  var comparison: PredicateComparison.Operator {
    Self.all.first { $0.0 == self }?.1 ?? .equal
  }
}
