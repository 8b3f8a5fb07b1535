public import Foundation

extension NSTextCheckingResult {
  /// Of a link that a data detector found, or that the result was made with.
  public var url: URL? { (self as? DetectedResult)?.link }
  /// Of a phone number that a data detector found, or that the result was made with.
  public var phoneNumber: String? { (self as? DetectedResult)?.phone }
  /// Nil: no dates are found.
  public var date: Date? { nil }
  /// 0: no dates are found.
  public var duration: TimeInterval { 0 }
  /// Nil: no dates are found.
  public var timeZone: TimeZone? { nil }
  /// Nil: no addresses are found.
  public var addressComponents: [NSTextCheckingKey: String]? { nil }
  /// Nil: neither addresses nor flights are found.
  public var components: [NSTextCheckingKey: String]? { nil }
}

public typealias NSTextCheckingTypes = UInt64
