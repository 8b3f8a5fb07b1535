/// How the rows of a file are filtered.
enum PNGFilter {
  case none
  /// Each as its difference from the row above.
  case up
  /// Each 64 rows by what makes a sample of them smallest.
  case tried
  /// Each by what leaves the least of it.
  case least
}
