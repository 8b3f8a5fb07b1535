/// The filter of a file's rows.
enum PNGFilter {
  case none
  /// Stores each byte as its difference from the row above.
  case up
  /// Stores each byte as its difference from Paeth's prediction.
  case paeth
  /// Chooses `none` or `paeth` for each 64 rows, whichever makes a sample of them smaller.
  case tried
}
