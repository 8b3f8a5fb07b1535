import Foundation

/// `ios-sources coverage REPORT`: llvm-cov's report about the app's own files.
struct Coverage {
  private let report: URL

  /// - Parameter path: what `swift test --show-codecov-path` prints.
  init(_ path: String) { report = URL(fileURLWithPath: path) }

  /// Reads the translated files that the report names.
  func run() throws -> Data {
    var coverage = CoverageReport { path in
      try? String(contentsOfFile: path, encoding: .utf8)
    }
    return try coverage.translate(Data(contentsOf: report))
  }
}
