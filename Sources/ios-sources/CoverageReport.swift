import FoundationEssentials

/// A coverage report of llvm-cov, which knows only translated files, converted to the sources of these files.
///
/// The report is JSON as `swift test --show-codecov-path` names it. Names of files and numbers of lines
/// become names and numbers of the sources; generated code behind them is left out. Totals stay as they are: they
/// count the generated lines, too.
struct CoverageReport {
  private let read: (String) -> String?
  private var files: [String: TranslatedLines?] = [:]

  /// - Parameter read: returns the contents of a file; nil if there is none.
  init(read: @escaping (String) -> String?) { self.read = read }

  /// Returns the report for the original sources.
  mutating func translate(_ report: Data) throws -> Data {
    let value = try? JSONDecoder().decode(JSONValue.self, from: report)
    guard var root = value?.object, let exports = root["data"]?.list else {
      throw CoverageError.otherForm
    }
    root["data"] = .list(exports.map { translate(export: $0) })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(JSONValue.object(root))
  }

  private mutating func translate(export: JSONValue) -> JSONValue {
    guard var export = export.object else { return export }
    export["files"] = .list((export["files"]?.list ?? []).map { translate(file: $0) })
    export["functions"] = .list(
      (export["functions"]?.list ?? []).compactMap { translate(function: $0) })
    return .object(export)
  }

  private mutating func translate(file: JSONValue) -> JSONValue {
    guard var object = file.object, let name = object["filename"]?.text,
      let lines = lines(of: name)
    else { return file }
    object["filename"] = .text(lines.source)
    let segments = object["segments"]?.list ?? []
    object["segments"] = .list(
      segments.compactMap { segment in
        guard let values = segment.list, let line = values.first?.integer,
          let original = lines[line]
        else { return nil }
        return .list([.integer(Int64(original))] + values.dropFirst())
      })
    return .object(object)
  }

  /// Returns nil if the function was generated.
  private mutating func translate(function: JSONValue) -> JSONValue? {
    guard var object = function.object, let names = object["filenames"]?.list else {
      return function
    }
    var all: [TranslatedLines?] = []
    for name in names { all.append(name.text.flatMap { lines(of: $0) }) }
    object["filenames"] = .list(
      zip(names, all).map { name, lines in lines.map { .text($0.source) } ?? name })
    let regions = object["regions"]?.list ?? []
    let kept = regions.compactMap { Self.translate(region: $0, in: all) }
    guard regions.isEmpty || !kept.isEmpty else { return nil }
    object["regions"] = .list(kept)
    return .object(object)
  }

  /// First line and column, last line and column, count, file, …; nil for a region that was generated.
  private static func translate(region: JSONValue, in files: [TranslatedLines?]) -> JSONValue? {
    guard let values = region.list, values.count > 5, let file = values[5].integer,
      files.indices.contains(file), let lines = files[file]
    else { return region }
    guard let first = values[0].integer, let last = values[2].integer,
      let start = lines[first], let end = lines[last]
    else { return nil }
    return .list([.integer(Int64(start)), values[1], .integer(Int64(end))] + values.dropFirst(3))
  }

  private mutating func lines(of file: String) -> TranslatedLines? {
    guard file.hasSuffix(".linux.swift") else { return nil }
    if let known = files[file] { return known }
    let lines = read(file).flatMap(TranslatedLines.init)
    files[file] = .some(lines)
    return lines
  }
}

/// A reason why a coverage report could not be translated.
enum CoverageError: Error, CustomStringConvertible {
  case otherForm

  var description: String {
    "the report is not llvm-cov's JSON, which `swift test --show-codecov-path` names"
  }
}
