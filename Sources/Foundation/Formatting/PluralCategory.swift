/// The categories of number that languages tell apart.
enum PluralCategory: String {
  case zero, one, two, few, many, other
}
