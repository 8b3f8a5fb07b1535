/// A telephone number, as it was written.
open class CNPhoneNumber: NSObject, @unchecked Sendable {
  public let stringValue: String

  public init(stringValue string: String) {
    stringValue = string
    super.init()
  }
}
