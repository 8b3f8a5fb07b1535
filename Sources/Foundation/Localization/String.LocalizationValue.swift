import Foundation

extension String {
  /// A key for looking up a text, and the values in the text.
  ///
  /// `"\(count) trails"` has the key `%lld trails`, as in the tables.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    let key: String
    let arguments: [Argument]

    public init(stringLiteral value: String) { self.init(value) }

    /// The key is used unchanged: it has no values, and its percent signs are not doubled.
    public init(_ value: String) {
      key = value
      arguments = []
    }

    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }
  }
}
