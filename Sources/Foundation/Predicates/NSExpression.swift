public import Foundation

/// One side of a comparison, or an expression of its own: `NSExpression(format: "2 * (3 + 4)")`.
///
/// Sets, subqueries, blocks and conditions are not supported; the functions are those available in formats.
open class NSExpression: NSObject, NSCopying, @unchecked Sendable {
  /// What an expression is.
  public enum ExpressionType: UInt, Sendable {
    case constantValue, evaluatedObject, variable, keyPath, function, unionSet, intersectSet
    case minusSet
    case subquery = 13
    case aggregate = 14
    case anyKey = 15
    case block = 19
    case conditional = 20
  }

  let expression: PredicateExpression

  init(_ expression: PredicateExpression) {
    self.expression = expression
    super.init()
  }

  /// Parses a format such as `%K * 2`, with key paths as in predicates.
  ///
  /// An invalid format raises `NSInvalidArgumentException`, as on iOS.
  public convenience init(format expressionFormat: String, _ args: any CVarArg...) {
    self.init(format: expressionFormat, argumentArray: args)
  }

  /// Parses a format with arguments from an array; an invalid format raises `NSInvalidArgumentException`.
  public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
    guard let expression = PredicateParser.expression(expressionFormat, arguments) else {
      RaisedException.raise(
        "Unable to parse the format string \"\(expressionFormat)\"",
        name: "NSInvalidArgumentException")
    }
    self.init(expression)
  }

  /// Creates an expression whose value is the object, or nil.
  public convenience init(forConstantValue obj: Any?) { self.init(.constant(obj)) }
  /// Creates an expression whose value the context of the evaluation has under a name.
  public convenience init(forVariable string: String) { self.init(.variable(string)) }
  /// Creates an expression whose value is found by key-value coding on the evaluated object.
  public convenience init(forKeyPath keyPath: String) {
    self.init(.keyPath(keyPath.split(separator: ".").map(String.init)))
  }

  /// Of expressions.
  public convenience init(forAggregate subexpressions: [Any]) {
    self.init(.list(subexpressions.map(Self.expression)))
  }

  /// Raises `NSInvalidArgumentException` for an unknown function.
  ///
  /// - Parameters:
  ///   - name: The name in Objective-C's form: `sum:`, `add:to:`.
  ///   - parameters: The arguments, as expressions or as constants.
  public convenience init(forFunction name: String, arguments parameters: [Any]) {
    let arguments = parameters.map(Self.expression)
    if let operation = PredicateExpression.Arithmetic.all.first(where: { $0.name == name }),
      arguments.count == 2
    {
      self.init(.arithmetic(operation.operation, arguments[0], arguments[1]))
      return
    }
    let plain = name.hasSuffix(":") ? String(name.dropLast()) : name
    guard let function = PredicateExpression.Function(rawValue: plain) else {
      RaisedException.raise("unsupported function \(name)", name: "NSInvalidArgumentException")
    }
    self.init(.function(function, arguments))
  }

  /// Returns an expression whose value is the evaluated object itself.
  open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.keyPath([])) }

  private static func expression(_ value: Any) -> PredicateExpression {
    (value as? NSExpression)?.expression ?? .constant(value)
  }

  /// The kind of the expression; a key path of another expression's value is a `function`, as on iOS.
  open var expressionType: ExpressionType {
    switch expression {
    case .constant: .constantValue
    case .list: .aggregate
    case .keyPath(let path): path.isEmpty ? .evaluatedObject : .keyPath
    case .variable: .variable
    case .member, .arithmetic, .function: .function
    }
  }

  /// Returns the value of the expression for an object.
  ///
  /// - Parameters:
  ///   - object: The object on which key paths are evaluated.
  ///   - context: The values of variables by name.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    var variables: [String: Any] = [:]
    for case let (name as String, value) in context ?? [:] { variables[name] = value }
    return expression.value(object, variables)
  }

  open override var description: String { expression.description }
  open override func copy() -> Any { self }
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSExpression else { return false }
    return other.expressionType == expressionType && other.description == description
  }

  open override var hash: Int { description.hashValue }
}

// Each raises NSInvalidArgumentException for an expression of another type, as on iOS.

extension NSExpression {
  /// The constant value.
  public var constantValue: Any? {
    guard case .constant(let value) = expression else { wrongType(#function) }
    return value
  }

  /// The name of the variable.
  public var variable: String {
    guard case .variable(let name) = expression else { wrongType(#function) }
    return name
  }

  /// The key path, with periods.
  public var keyPath: String {
    switch expression {
    case .keyPath(let path) where !path.isEmpty: return path.joined(separator: ".")
    case .member(_, let path): return path.joined(separator: ".")
    default: wrongType(#function)
    }
  }

  /// As Objective-C spells it.
  public var function: String {
    switch expression {
    case .function(.now, _): return "now"
    case .function(let function, _): return "\(function.rawValue):"
    case .arithmetic(let operation, _, _): return operation.name
    case .member: return "valueForKeyPath:"
    default: wrongType(#function)
    }
  }

  /// The arguments of the function.
  public var arguments: [NSExpression]? {
    switch expression {
    case .function(_, let arguments): return arguments.map(NSExpression.init)
    case .arithmetic(_, let left, let right): return [left, right].map(NSExpression.init)
    case .member(_, let path): return [NSExpression(.keyPath(path))]
    default: wrongType(#function)
    }
  }

  /// The object on which the function is called.
  public var operand: NSExpression {
    switch expression {
    case .member(let owner, _): return NSExpression(owner)
    case .function, .arithmetic: return NSExpression(.constant("_NSPredicateUtilities"))
    default: wrongType(#function)
    }
  }

  /// The expressions of a list.
  public var collection: Any? {
    guard case .list(let items) = expression else { wrongType(#function) }
    return items.map(NSExpression.init)
  }

  private func wrongType(_ property: String) -> Never {
    RaisedException.raise(
      "Unsupported expression type for \(property): \(self)", name: "NSInvalidArgumentException")
  }
}

extension PredicateExpression.Arithmetic {
  fileprivate static let all: [(name: String, operation: Self)] = [
    ("add:to:", .add), ("from:subtract:", .subtract), ("multiply:by:", .multiply),
    ("divide:by:", .divide),
  ]

  fileprivate var name: String { Self.all.first { $0.operation == self }?.name ?? "" }
}
