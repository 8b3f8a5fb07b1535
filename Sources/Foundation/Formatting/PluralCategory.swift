/// The plural categories that languages distinguish.
enum PluralCategory: String {
  case zero, one, two, few, many, other
}
