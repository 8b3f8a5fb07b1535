public import Foundation

/// The parsing methods of iOS's formatters.
///
/// They are declared in a protocol, so that a subclass can have its own.
public protocol _FormatterParsing: Formatter {}

extension Formatter: _FormatterParsing {}

extension _FormatterParsing {
  /// Parses the value of a text.
  ///
  /// Formatters of numbers and dates can do it, and subclasses with their own method.
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

  /// Always true: any partial input is accepted.
  public func isPartialStringValid(
    _ partialString: String,
    newEditingString newString: AutoreleasingUnsafeMutablePointer<NSString?>?,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool { true }

  /// Always true: any partial input is accepted.
  public func isPartialStringValid(
    _ partialStringPtr: AutoreleasingUnsafeMutablePointer<NSString>,
    proposedSelectedRange proposedSelRangePtr: UnsafeMutablePointer<NSRange>?,
    originalString origString: String, originalSelectedRange origSelRange: NSRange,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool { true }
}
