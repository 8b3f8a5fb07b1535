import Foundation

/// Two expressions and the comparison of their values.
struct PredicateComparison {
  enum Operator: String {
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case beginsWith = "BEGINSWITH"
    case endsWith = "ENDSWITH"
    case contains = "CONTAINS"
    case like = "LIKE"
    case matches = "MATCHES"
    case isIn = "IN"
    case between = "BETWEEN"
  }

  /// The elements of the left side's collection that must satisfy the comparison.
  enum Modifier: String { case direct = "", all = "ALL ", any = "ANY " }

  var modifier = Modifier.direct
  let left: PredicateExpression
  let comparison: Operator
  let right: PredicateExpression
  /// Case and diacritics, for strings.
  var options: String.CompareOptions = []

  func evaluate(_ object: Any?, _ variables: [String: Any]) -> Bool {
    let value = left.value(object, variables)
    let other = PredicateValue(right.value(object, variables))
    guard modifier != .direct else { return compare(PredicateValue(value), other) }
    let elements = KeyPathReading.elements(value) ?? []
    return modifier == .any
      ? elements.contains { compare(PredicateValue($0), other) }
      : elements.allSatisfy { compare(PredicateValue($0), other) }
  }

  /// Compares two values; values that cannot be compared do not satisfy the comparison.
  private func compare(_ left: PredicateValue, _ right: PredicateValue) -> Bool {
    let (a, b) = (left.folded(options), right.folded(options))
    switch comparison {
    case .equal: return a.equals(b)
    case .notEqual: return !a.equals(b)
    case .less: return a.precedes(b)
    case .lessOrEqual: return a.precedes(b) || a.order(b) == .orderedSame
    case .greater: return b.precedes(a)
    case .greaterOrEqual: return b.precedes(a) || a.order(b) == .orderedSame
    case .beginsWith: return texts(a, b) { $0.hasPrefix($1) }
    case .endsWith: return texts(a, b) { $0.hasSuffix($1) }
    case .contains: return contains(a, b)
    case .isIn: return contains(b, a)
    case .between: return isBetween(a, b)
    case .like: return texts(a, b) { matches($0, Self.pattern(wildcards: $1)) }
    case .matches: return matches(left, right)
    }
  }

  private func texts(
    _ a: PredicateValue, _ b: PredicateValue, _ compare: (String, String) -> Bool
  ) -> Bool {
    guard let a = a.text, let b = b.text else { return false }
    return compare(a, b)
  }

  private func contains(_ whole: PredicateValue, _ part: PredicateValue) -> Bool {
    if let elements = whole.elements {
      return elements.contains { PredicateValue($0).folded(options).equals(part) }
    }
    return texts(whole, part) { $0.contains($1) }
  }

  /// Whether the value lies between two bounds, which are included.
  private func isBetween(_ value: PredicateValue, _ bounds: PredicateValue) -> Bool {
    guard let bounds = bounds.elements, bounds.count == 2 else { return false }
    let (low, high) = (PredicateValue(bounds[0]), PredicateValue(bounds[1]))
    guard let first = low.order(value), let second = value.order(high) else { return false }
    return first != .orderedDescending && second != .orderedDescending
  }

  /// Matches a pattern, which itself is not case-folded, because `\S` and `\s` differ.
  private func matches(_ text: PredicateValue, _ pattern: PredicateValue) -> Bool {
    let text = options.contains(.diacriticInsensitive) ? text.folded(.diacriticInsensitive) : text
    return texts(text, pattern) { matches($0, $1) }
  }

  private func matches(_ text: String, _ pattern: String) -> Bool {
    let isCaseInsensitive = options.contains(.caseInsensitive)
    guard
      let expression = try? NSRegularExpression(
        pattern: "\\A(?:\(pattern))\\z", options: isCaseInsensitive ? .caseInsensitive : [])
    else {
      RaisedException.raise(
        "Can't do regex matching, reason: Can't open pattern (string \(text), pattern \(pattern))",
        name: "NSInvalidArgumentException")
    }
    let whole = NSRange(location: 0, length: text.utf16.count)
    return expression.firstMatch(in: text, range: whole) != nil
  }

  /// The regular expression for wildcards: `*` stands for any characters, `?` for one; a backslash escapes them.
  private static func pattern(wildcards: String) -> String {
    var pattern = "(?s)"
    var isEscaped = false
    for character in wildcards {
      switch character {
      case "\\" where !isEscaped:
        isEscaped = true
        continue
      case "*" where !isEscaped: pattern += ".*"
      case "?" where !isEscaped: pattern += "."
      default: pattern += NSRegularExpression.escapedPattern(for: String(character))
      }
      isEscaped = false
    }
    return pattern
  }

  var description: String {
    var letters = ""
    if options.contains(.caseInsensitive) { letters += "c" }
    if options.contains(.diacriticInsensitive) { letters += "d" }
    let suffix = letters.isEmpty ? "" : "[\(letters)]"
    let sign = comparison.rawValue + suffix
    return "\(modifier.rawValue)\(left.description) \(sign) \(right.description)"
  }
}
