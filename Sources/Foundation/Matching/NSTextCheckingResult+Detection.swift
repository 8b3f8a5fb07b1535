public import Foundation

extension NSTextCheckingResult {
  /// Of a link that a data detector found.
  public var url: URL? { (self as? DetectedResult)?.link }
  /// Of a phone number that a data detector found.
  public var phoneNumber: String? { (self as? DetectedResult)?.phone }
}

public typealias NSTextCheckingTypes = UInt64
