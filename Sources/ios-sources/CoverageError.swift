/// Why a report of coverage could not be translated.
enum CoverageError: Error, CustomStringConvertible {
  case otherForm

  var description: String {
    "the report is not llvm-cov's JSON, which `swift test --show-codecov-path` names"
  }
}
