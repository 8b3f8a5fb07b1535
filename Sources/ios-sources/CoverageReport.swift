import Foundation

/// A coverage report of llvm-cov, which knows translated files alone, told of the sources that they were made of.
///
/// The report is JSON as `swift test --show-codecov-path` names it. Names of files and numbers of lines
/// become those of the sources; what was generated behind them is left out. Totals stay as they are: they count
/// the generated lines too.
struct CoverageReport {
  private let read: (String) -> String?
  private var files: [String: TranslatedLines?] = [:]

  /// - Parameter read: the contents of a file; nil where there is none.
  init(read: @escaping (String) -> String?) { self.read = read }

  /// The report about the sources.
  mutating func translate(_ report: Data) throws -> Data {
    let object = try JSONSerialization.jsonObject(with: report)
    guard var root = object as? [String: Any], let exports = root["data"] as? [[String: Any]] else {
      throw CocoaError(.propertyListReadCorrupt)
    }
    var translated: [[String: Any]] = []
    for export in exports { translated.append(translate(export: export)) }
    root["data"] = translated
    return try JSONSerialization.data(withJSONObject: root, options: [.sortedKeys])
  }

  private mutating func translate(export: [String: Any]) -> [String: Any] {
    var export = export
    var files: [[String: Any]] = []
    for file in export["files"] as? [[String: Any]] ?? [] { files.append(translate(file: file)) }
    export["files"] = files
    var functions: [[String: Any]] = []
    for function in export["functions"] as? [[String: Any]] ?? [] {
      if let function = translate(function: function) { functions.append(function) }
    }
    export["functions"] = functions
    return export
  }

  private mutating func translate(file: [String: Any]) -> [String: Any] {
    guard let name = file["filename"] as? String, let lines = lines(of: name) else { return file }
    var file = file
    file["filename"] = lines.source
    file["segments"] = (file["segments"] as? [[Any]] ?? []).compactMap { segment -> [Any]? in
      guard let line = segment.first as? Int, let original = lines[line] else { return nil }
      return [original] + segment.dropFirst()
    }
    return file
  }

  /// Nil where the function was generated.
  private mutating func translate(function: [String: Any]) -> [String: Any]? {
    guard let names = function["filenames"] as? [String] else { return function }
    var function = function
    var all: [TranslatedLines?] = []
    for name in names { all.append(lines(of: name)) }
    function["filenames"] = zip(names, all).map { $1?.source ?? $0 }
    let regions = function["regions"] as? [[Any]] ?? []
    let kept = regions.compactMap { region -> [Any]? in
      // First line and column, last line and column, count, file, …
      guard region.count > 5, let file = region[5] as? Int, all.indices.contains(file),
        let lines = all[file]
      else { return region }
      guard let first = region[0] as? Int, let last = region[2] as? Int,
        let start = lines[first], let end = lines[last]
      else { return nil }
      return [start, region[1], end] + region.dropFirst(3)
    }
    guard regions.isEmpty || !kept.isEmpty else { return nil }
    function["regions"] = kept
    return function
  }

  private mutating func lines(of file: String) -> TranslatedLines? {
    guard file.hasSuffix(".linux.swift") else { return nil }
    if let known = files[file] { return known }
    let lines = read(file).flatMap(TranslatedLines.init)
    files[file] = .some(lines)
    return lines
  }
}
