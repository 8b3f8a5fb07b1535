/// How the rows of a file are filtered.
enum PNGFilter {
  case none
  /// Each as its difference from the row above.
  case up
  /// Each as its difference from what Paeth's rule expects of its neighbors.
  case paeth
  /// Each 64 rows by `none` or `paeth`, whichever makes a sample of them smaller.
  case tried
}
