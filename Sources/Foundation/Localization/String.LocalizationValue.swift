import Foundation

extension String {
  /// A key to look a text up by, and the values that the text holds.
  ///
  /// `"\(count) trails"` has the key `%lld trails`, as the tables have it.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    let key: String
    let arguments: [Argument]

    public init(stringLiteral value: String) { self.init(value) }

    /// The key as it is: no values, and its percent signs are not doubled.
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
