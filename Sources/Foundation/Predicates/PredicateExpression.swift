import Foundation

/// One side of a comparison.
indirect enum PredicateExpression {
  case constant(Any?)
  case list([PredicateExpression])
  /// Names, or operators such as `@count`; empty for `SELF`.
  case keyPath([String])
  /// A variable, which is set when the predicate is evaluated.
  case variable(String)
  /// The value at a key path of another value, as in `$person.name`.
  case member(PredicateExpression, [String])
  case arithmetic(Arithmetic, PredicateExpression, PredicateExpression)
  case function(Function, [PredicateExpression])

  enum Arithmetic: String { case add = "+", subtract = "-", multiply = "*", divide = "/" }

  /// The functions of `NSExpression` that formats can call.
  enum Function: String {
    case lowercase, uppercase, length, count, sum, average, min, max, abs, now
  }

  func value(_ object: Any?, _ variables: [String: Any]) -> Any? {
    switch self {
    case .constant(let value): value
    case .list(let items): items.map { $0.value(object, variables) ?? NSNull() }
    case .keyPath(let path): KeyPathReading.value(of: object, path)
    case .variable(let name): variables[name]
    case .member(let owner, let path):
      KeyPathReading.value(of: owner.value(object, variables), path)
    case .arithmetic(let operation, let left, let right):
      Self.result(
        operation, PredicateValue(left.value(object, variables)).number,
        PredicateValue(right.value(object, variables)).number)
    case .function(let function, let arguments):
      function.value(arguments.map { $0.value(object, variables) })
    }
  }

  /// The result of an operation; nil if a side isn't a number.
  private static func result(_ operation: Arithmetic, _ a: Double?, _ b: Double?) -> Double? {
    guard let a, let b else { return nil }
    switch operation {
    case .add: return a + b
    case .subtract: return a - b
    case .multiply: return a * b
    case .divide: return a / b
    }
  }

  var description: String {
    switch self {
    case .constant(let value): PredicateValue(value).description
    case .list(let items): "{" + items.map(\.description).joined(separator: ", ") + "}"
    case .keyPath(let path): path.isEmpty ? "SELF" : path.joined(separator: ".")
    case .variable(let name): "$\(name)"
    case .member(let owner, let path):
      ([owner.description] + path).joined(separator: ".")
    case .arithmetic(let operation, let left, let right):
      "\(left.description) \(operation.rawValue) \(right.description)"
    case .function(let function, let arguments):
      "\(function.rawValue)(" + arguments.map(\.description).joined(separator: ", ") + ")"
    }
  }
}

extension PredicateExpression.Function {
  func value(_ arguments: [Any?]) -> Any? {
    let first = arguments.first ?? nil
    let text = PredicateValue(first).text
    switch self {
    case .lowercase: return text?.lowercased()
    case .uppercase: return text?.uppercased()
    case .length: return text?.utf16.count
    case .abs: return PredicateValue(first).number.map { Swift.abs($0) }
    case .now: return Date()
    case .count, .sum, .average, .min, .max:
      let all = KeyPathReading.elements(first) ?? arguments.compactMap { $0 }
      return KeyPathReading.value(of: all, [collectionOperator])
    }
  }

  private var collectionOperator: String { self == .average ? "@avg" : "@\(rawValue)" }
}
