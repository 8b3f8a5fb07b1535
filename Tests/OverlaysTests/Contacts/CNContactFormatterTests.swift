import Contacts
import Testing

struct CNContactFormatterTests {
  @Test func namesAreJoined() {
    let contact = CNMutableContact()
    contact.givenName = "Ada"
    contact.familyName = "Lovelace"
    contact.phoneNumbers = [
      CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: "1"))
    ]

    #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Ada Lovelace")
    #expect(CNContactFormatter.string(from: CNContact(), style: .fullName) == nil)
  }
}
