import Foundation

/// A value that a predicate compares, in which Swift's and Foundation's types are equivalent.
struct PredicateValue {
  private let value: Any?

  init(_ value: Any?) { self.value = KeyPathReading.plain(value) }

  var isNil: Bool { value == nil }
  var elements: [Any]? { KeyPathReading.elements(value) }

  var text: String? {
    switch value {
    case let text as String: text
    case let text as Substring: String(text)
    case let text as NSAttributedString: text.string
    default: nil
    }
  }

  var number: Double? {
    switch value {
    case let number as Bool: number ? 1 : 0
    case let number as any BinaryInteger: Double(number)
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }

  private var whole: Int? {
    switch value {
    case let number as Bool: number ? 1 : 0
    case let number as any BinaryInteger: Int(exactly: number)
    default: nil
    }
  }

  private var date: Date? { (value as? Date) ?? (value as? NSDate).map { $0 as Date } }

  func folded(_ options: String.CompareOptions) -> PredicateValue {
    guard !options.isEmpty, let text else { return self }
    return PredicateValue(text.folding(options: options, locale: nil))
  }

  func equals(_ other: PredicateValue) -> Bool {
    if isNil || other.isNil { return isNil && other.isNil }
    if let order = order(other) { return order == .orderedSame }
    if let elements, let others = other.elements {
      return elements.count == others.count
        && zip(elements, others).allSatisfy { PredicateValue($0).equals(PredicateValue($1)) }
    }
    if let object = value as? NSObject { return object.isEqual(other.value) }
    if let value = value as? AnyHashable, let other = other.value as? AnyHashable {
      return value == other
    }
    guard type(of: value as Any) is AnyObject.Type || value is AnyObject.Type else { return false }
    return (value as AnyObject) === (other.value as AnyObject)
  }

  func precedes(_ other: PredicateValue) -> Bool { order(other) == .orderedAscending }

  /// The order of two values; nil if they cannot be ordered.
  func order(_ other: PredicateValue) -> ComparisonResult? {
    if let whole, let other = other.whole { return Self.order(whole, other) }
    if let number, let other = other.number { return Self.order(number, other) }
    if let text, let other = other.text { return text.compare(other) }
    if let date, let other = other.date { return date.compare(other) }
    return nil
  }

  private static func order<Value: Comparable>(_ a: Value, _ b: Value) -> ComparisonResult {
    a < b ? .orderedAscending : a == b ? .orderedSame : .orderedDescending
  }

  /// The value as it appears in a predicate's format.
  var description: String {
    if let elements {
      return "{" + elements.map { PredicateValue($0).description }.joined(separator: ", ") + "}"
    }
    if let text {
      let escaped = text.replacingOccurrences(of: "\\", with: "\\\\")
      return "\"" + escaped.replacingOccurrences(of: "\"", with: "\\\"") + "\""
    }
    if let whole { return "\(whole)" }
    return value.map { "\($0)" } ?? "nil"
  }
}
