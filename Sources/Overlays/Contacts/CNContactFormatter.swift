/// Given, middle and family name, in this order in every language.
open class CNContactFormatter: Formatter, @unchecked Sendable {
  /// The style; both write the same here.
  open var style = CNContactFormatterStyle.fullName

  /// Nil for a contact without names.
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    let names = [contact.givenName, contact.middleName, contact.familyName].filter { !$0.isEmpty }
    if names.isEmpty {
      return contact.organizationName.isEmpty ? nil : contact.organizationName
    }
    return names.joined(separator: " ")
  }

  /// The names, or else the organization; nil for a contact without either.
  open func string(from contact: CNContact) -> String? {
    Self.string(from: contact, style: style)
  }

  open override func string(for obj: Any) -> String? {
    (obj as? CNContact).flatMap(string(from:))
  }
}
