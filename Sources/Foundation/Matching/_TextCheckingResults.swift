public import Foundation

/// What results are made by that Foundation does not make.
public protocol _TextCheckingResults {}

extension NSTextCheckingResult: _TextCheckingResults {}

extension _TextCheckingResults where Self: NSTextCheckingResult {
  /// Creates a result of the kind `link`; the text is not checked.
  public static func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
    DetectedResult(range, link: url)
  }
  /// Creates a result of the kind `phoneNumber`; the text is not checked.
  public static func phoneNumberCheckingResult(
    range: NSRange, phoneNumber: String
  ) -> NSTextCheckingResult { DetectedResult(range, phone: phoneNumber) }
}
