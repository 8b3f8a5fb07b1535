public import Foundation

extension String.LocalizationValue {
  /// Collects the key, with a specifier for each value, and the values.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 4 * interpolationCount)
    }

    /// Appends a literal; percent signs are doubled, as in the key of a format.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacing("%", with: "%%")
    }

    /// `%@` in the key.
    public mutating func appendInterpolation(_ string: String) { append(.text(string), "%@") }

    public mutating func appendInterpolation(_ string: Substring) {
      append(.text(String(string)), "%@")
    }

    /// The key contains `%lld`, or `%llu` for unsigned types; for types of up to 32 bits it contains `%d` or `%u`.
    ///
    /// Types wider than `Int64` lose their upper bits.
    public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
      let isShort = MemoryLayout<Value>.size <= 4
      if Value.isSigned {
        append(.integer(Int64(truncatingIfNeeded: value)), isShort ? "%d" : "%lld")
      } else {
        append(.unsigned(UInt64(truncatingIfNeeded: value)), isShort ? "%u" : "%llu")
      }
    }

    /// The key contains `%lf`, or `%f` for types of up to 32 bits.
    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
      append(.number(Double(value)), MemoryLayout<Value>.size <= 4 ? "%f" : "%lf")
    }

    /// - `specifier`: The specifier in the key, such as `%.1f`.
    public mutating func appendInterpolation<Value: BinaryInteger>(
      _ value: Value, specifier: String
    ) {
      append(.integer(Int64(truncatingIfNeeded: value)), specifier)
    }

    /// - `specifier`: The specifier in the key, such as `%.1f`.
    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
      _ value: Value, specifier: String
    ) {
      append(.number(Double(value)), specifier)
    }

    /// `%@` in the key.
    ///
    /// The value is formatted at once, in the locale of the style rather than that of the look-up.
    public mutating func appendInterpolation<Style: FormatStyle>(
      _ value: Style.FormatInput, format: Style
    ) where Style.FormatOutput == String {
      append(.text(format.format(value)), "%@")
    }

    /// Appends any other value by its description.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) {
      append(.text(String(describing: value)), "%@")
    }

    private mutating func append(_ argument: Argument, _ specifier: String) {
      key += specifier
      arguments.append(argument)
    }
  }
}
