/// How a whole number stands in a message.
public struct OSLogIntegerFormatting: Sendable {
  private var radix = 10
  private var prefix = ""
  private var isUppercase = false
  private var minDigits = 0

  public static var decimal: OSLogIntegerFormatting { decimal() }
  /// `minDigits` counts digits without the sign; zeros fill up.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(prefix: explicitPositiveSign ? "+" : "", minDigits: minDigits())
  }
  /// Lowercase, without a prefix.
  public static var hex: OSLogIntegerFormatting { hex() }
  /// Negative numbers are a minus and their magnitude, `-0xff`, not the bits of two's complement.
  ///
  /// `minDigits` counts digits without sign and prefix; zeros fill up.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, prefix: (explicitPositiveSign ? "+" : "") + (includePrefix ? "0x" : ""),
      isUppercase: uppercase, minDigits: minDigits())
  }
  /// Without a prefix.
  public static var octal: OSLogIntegerFormatting { octal() }
  /// The prefix is `0o`; negative numbers and `minDigits` are as in `hex`.
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 8, prefix: (explicitPositiveSign ? "+" : "") + (includePrefix ? "0o" : ""),
      isUppercase: uppercase, minDigits: minDigits())
  }

  func text(of number: some FixedWidthInteger) -> String {
    let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, minDigits - digits.count))
    let sign = number < 0 ? "-" + prefix.drop { $0 == "+" } : prefix
    return sign + zeros + digits
  }
}
