/// An address, by its parts.
open class CNPostalAddress: NSObject, @unchecked Sendable {
  open var street = ""
  /// - Important: Inert.
  open var city = ""
  open var state = ""
  open var postalCode = ""
  open var country = ""
  open var isoCountryCode = ""

  public override init() { super.init() }
}
