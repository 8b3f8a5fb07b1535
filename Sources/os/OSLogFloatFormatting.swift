import Foundation

/// How a fraction stands in a message.
public struct OSLogFloatFormatting: Sendable {
  private let conversion: String
  private let precision: Int
  private let sign: String

  public static var fixed: OSLogFloatFormatting { fixed() }
  /// Six digits after the point unless it says another number.
  public static func fixed(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      conversion: "f", precision: precision(), sign: explicitPositiveSign ? "+" : "")
  }
  public static var exponential: OSLogFloatFormatting { exponential() }
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
