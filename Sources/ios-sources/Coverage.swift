import FoundationEssentials

/// `ios-sources coverage REPORT`: llvm-cov's report about the app's own files.
struct Coverage {
  private let report: String

  /// - Parameter path: what `swift test --show-codecov-path` prints.
  init(_ path: String) { report = path }

  /// Reads the translated files that the report names.
  func run() throws -> Data {
    var coverage = CoverageReport { path in
      try? String(contentsOfFile: path, encoding: .utf8)
    }
    guard let bytes = FileManager.default.contents(atPath: report) else {
      throw ReadError(path: report)
    }
    return try coverage.translate(bytes)
  }
}
