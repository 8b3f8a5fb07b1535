import Foundation

/// What a data detector found.
final class DetectedResult: NSTextCheckingResult {
  // The values of `CheckingType.link` and `.phoneNumber` on Linux, where those names are deprecated. In
  // NSTextCheckingResult.h links are 1 << 5; code uses the names, so it gets the value on Linux.
  static let links: UInt64 = 1 << 6
  static let phoneNumbers: UInt64 = 1 << 11

  private let place: NSRange
  let link: URL?
  let phone: String?

  init(_ place: NSRange, link: URL? = nil, phone: String? = nil) {
    self.place = place
    self.link = link
    self.phone = phone
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var resultType: CheckingType {
    CheckingType(rawValue: link != nil ? Self.links : Self.phoneNumbers)
  }
  override var range: NSRange { place }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange { place }
}
