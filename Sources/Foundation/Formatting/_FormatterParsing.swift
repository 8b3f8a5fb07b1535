public import Foundation

/// What formatters can on iOS beside writing: reading.
///
/// Its methods stand in a protocol, so that a subclass may have its own.
public protocol _FormatterParsing: Formatter {}

extension Formatter: _FormatterParsing {}

extension _FormatterParsing {
  /// The value that a text means: a number's or a date's formatter reads it, another is a subclass with its own method.
  public func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    let value: AnyObject? =
      switch self as Formatter {
      case let formatter as NumberFormatter: formatter.number(from: string)
      case let formatter as DateFormatter: formatter.date(from: string).map { $0 as NSDate }
      default: nil
      }
    guard let value else { return false }
    unsafe obj?.pointee = value
    return true
  }

  /// True: what is typed so far may be anything.
  public func isPartialStringValid(
    _ partialString: String,
    newEditingString newString: AutoreleasingUnsafeMutablePointer<NSString?>?,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool { true }

  public func isPartialStringValid(
    _ partialStringPtr: AutoreleasingUnsafeMutablePointer<NSString>,
    proposedSelectedRange proposedSelRangePtr: UnsafeMutablePointer<NSRange>?,
    originalString origString: String, originalSelectedRange origSelRange: NSRange,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool { true }
}
