/// A person or organization, with the values that its maker gave.
open class CNContact: NSObject, @unchecked Sendable {
  open var identifier = UUID().uuidString
  open var givenName = ""
  open var middleName = ""
  open var familyName = ""
  open var nickname = ""
  open var organizationName = ""
  /// - Important: Inert.
  open var departmentName = ""
  open var jobTitle = ""
  open var note = ""
  /// - Important: Inert.
  open var birthday: DateComponents?
  open var imageData: Data?
  open var thumbnailImageData: Data?
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  open var emailAddresses: [CNLabeledValue<NSString>] = []
  open var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
  /// - Important: Inert.
  open var urlAddresses: [CNLabeledValue<NSString>] = []

  public override init() { super.init() }

  open var imageDataAvailable: Bool { imageData != nil }
}
