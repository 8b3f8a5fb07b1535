public import Foundation

/// What results are made by that Foundation does not make.
public protocol _TextCheckingResults {}

extension NSTextCheckingResult: _TextCheckingResults {}

extension _TextCheckingResults where Self: NSTextCheckingResult {
  public static func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
    DetectedResult(range, link: url)
  }
  public static func phoneNumberCheckingResult(
    range: NSRange, phoneNumber: String
  ) -> NSTextCheckingResult { DetectedResult(range, phone: phoneNumber) }
}
