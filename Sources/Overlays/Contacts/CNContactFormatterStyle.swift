/// What is written of a name.
public enum CNContactFormatterStyle: Int, Sendable {
  case fullName, phoneticFullName
}
