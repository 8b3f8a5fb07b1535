public import Foundation

/// The parts of a message.
///
/// - Important: Inert are privacy and attributes: all is shown. Alignment and formats of numbers are heeded.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""

  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity)
  }

  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// The value is read at once, not when somebody looks at the log.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> some CustomStringConvertible, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    text += align.padded(value().description)
  }

  /// The name of a type without its module and the types around it.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Any.Type, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    text += align.padded("\(value())")
  }

  /// Nil is `<nil>`.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> NSObject?, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    text += value()?.description ?? "<nil>"
  }

  public mutating func appendInterpolation<Number: FixedWidthInteger>(
    _ value: @autoclosure () -> Number, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    text += align.padded(format.text(of: value()))
  }

  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Double, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    text += align.padded(format.text(of: value()))
  }

  /// Shown with the digits of a `Double`, into which it is converted.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Float, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    text += align.padded(format.text(of: Double(value())))
  }

  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Bool, format: OSLogBoolFormat = .truth,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    text += format == .truth ? "\(value())" : value() ? "yes" : "no"
  }

  /// By its Swift description, not by `localizedDescription`.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> any Error, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    text += "\(value())"
  }
}
