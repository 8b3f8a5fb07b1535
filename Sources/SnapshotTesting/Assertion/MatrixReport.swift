/// The results of the cells of `assertSnapshots(of:as:across:)`.
struct MatrixReport {
  var cells: [(name: String, report: AssertionReport)] = []
  /// The file with all pictures side by side; nil if every cell matches or it could not be written.
  var sheet: String?

  /// What is wrong, by cell.
  var failures: [(cell: String, words: String)] {
    cells.compactMap { name, report in report.words.map { (name, $0) } }
  }
}
