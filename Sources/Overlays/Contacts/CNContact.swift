/// A person or organization, with the values that its maker gave.
open class CNContact: NSObject, @unchecked Sendable {
  /// A name of the contact, which is a new one for each.
  open var identifier = UUID().uuidString
  /// The given name; empty by default.
  open var givenName = ""
  /// The middle name; empty by default.
  open var middleName = ""
  /// The family name; empty by default.
  open var familyName = ""
  /// The nickname, which no formatter uses here.
  open var nickname = ""
  /// The organization, which is the name of a contact without others.
  open var organizationName = ""
  /// - Important: Inert.
  open var departmentName = ""
  /// The title of the job; empty by default.
  open var jobTitle = ""
  /// The note; empty by default.
  open var note = ""
  /// - Important: Inert.
  open var birthday: DateComponents?
  /// The bytes of the picture's file; nil for none.
  open var imageData: Data?
  /// The bytes of a small picture's file; nil for none, because none is derived from the picture.
  open var thumbnailImageData: Data?
  /// The telephone numbers in order.
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  /// The email addresses in order.
  open var emailAddresses: [CNLabeledValue<NSString>] = []
  /// The postal addresses in order.
  open var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
  /// - Important: Inert.
  open var urlAddresses: [CNLabeledValue<NSString>] = []

  public override init() { super.init() }

  /// Whether there is a picture.
  open var imageDataAvailable: Bool { imageData != nil }
}
