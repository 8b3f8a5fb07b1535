/// A telephone number, as it was written.
open class CNPhoneNumber: NSObject, @unchecked Sendable {
  /// The number as it was written; it is neither checked nor formatted.
  public let stringValue: String

  /// Creates a number from any text.
  public init(stringValue string: String) {
    stringValue = string
    super.init()
  }
}
