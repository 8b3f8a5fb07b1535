import Foundation

/// How a fraction stands in a message.
public struct OSLogFloatFormatting: Sendable {
  private let conversion: String
  private let precision: Int
  private let sign: String

  /// Six digits after the point.
  public static var fixed: OSLogFloatFormatting { fixed() }
  /// Six digits after the point unless it says another number.
  public static func fixed(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      conversion: "f", precision: precision(), sign: explicitPositiveSign ? "+" : "")
  }
  /// Six digits after the point: `1.500000e+00`.
  public static var exponential: OSLogFloatFormatting { exponential() }
  /// A negative precision counts as none.
  public static func exponential(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      conversion: "e", precision: precision(), sign: explicitPositiveSign ? "+" : "")
  }
  /// The shorter of the other two.
  public static var hybrid: OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: "g", precision: 6, sign: "")
  }

  func text(of number: Double) -> String {
    String(format: "%\(sign).\(max(0, precision))\(conversion)", number)
  }
}
