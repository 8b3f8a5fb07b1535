public enum CNContactFormatterStyle: Int, Sendable {
  case fullName, phoneticFullName
}
