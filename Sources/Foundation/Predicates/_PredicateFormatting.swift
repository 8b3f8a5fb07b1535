public import Foundation

/// Creates predicates from formats; an initializer in a protocol may return an object of a subclass.
public protocol _PredicateFormatting {}

extension NSPredicate: _PredicateFormatting {}

extension _PredicateFormatting where Self: NSPredicate {
  /// Parses a format such as `name BEGINSWITH[cd] %@ AND age > %d`.
  ///
  /// Names are keys of dictionaries, properties that key-value coding knows, and stored properties of any other value.
  /// An invalid format raises `NSInvalidArgumentException`, as on iOS.
  public init(format predicateFormat: String, _ args: any CVarArg...) {
    self = .make(predicateFormat, args)
  }

  public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self = .make(predicateFormat, arguments ?? [])
  }

  /// Returns the predicate with values for variables such as `$limit`.
  public func withSubstitutionVariables(_ variables: [String: Any]) -> Self {
    ((self as? any FormattedPredicate)?.bound(to: variables) as? Self) ?? self
  }

  private static func make(_ format: String, _ arguments: [Any]) -> Self {
    guard let node = PredicateParser.node(format, arguments),
      let predicate = node.predicate([:]) as? Self
    else {
      RaisedException.raise(
        "Unable to parse the format string \"\(format)\"", name: "NSInvalidArgumentException")
    }
    return predicate
  }
}
