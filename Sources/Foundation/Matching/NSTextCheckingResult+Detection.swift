public import Foundation

extension NSTextCheckingResult {
  /// The URL of a link that a data detector found, or with which the result was created.
  public var url: URL? { (self as? DetectedResult)?.link }
  /// The phone number that a data detector found, or with which the result was created.
  public var phoneNumber: String? { (self as? DetectedResult)?.phone }
  /// Nil: no dates are found.
  public var date: Date? { nil }
  /// 0: no dates are found.
  public var duration: TimeInterval { 0 }
  /// Nil: no dates are found.
  public var timeZone: TimeZone? { nil }
  /// Nil: no addresses are found.
  public var addressComponents: [NSTextCheckingKey: String]? { nil }
  /// Always nil: neither addresses nor flights are found.
  public var components: [NSTextCheckingKey: String]? { nil }
}

/// Kinds of results, as bits.
public typealias NSTextCheckingTypes = UInt64
