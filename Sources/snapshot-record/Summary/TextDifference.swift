import DarkroomSnapshotStore

/// The changes in the lines of a text.
enum TextDifference {
  /// The limit in bytes; longer texts are shown by `review` and the report.
  private static let limit = 200_000

  /// The lines `- old` and `+ new` for a changed text whose assertion gave no description; empty for everything else.
  static func words(of line: ResultLine, limit: Int) -> [String] {
    guard line.state == .changed, line.words == nil, line.numbers == nil,
      let old = line.edit?.expected ?? text(line.reference), let new = line.pending.flatMap(text)
    else { return [] }
    let lines = ReportTextLine.lines(old: old, new: new, context: 0).filter { $0.g == nil }
    let shown = lines.prefix(limit).map { "\($0.k ?? " ") \($0.t ?? "")" }
    let rest = lines.count - shown.count
    return shown + (rest > 0 ? ["… and \(Console.plural(rest, "more line"))"] : [])
  }

  private static func text(_ path: ContainedPath) -> String? {
    guard FilePath.pathExtension(path.path)?.lowercased() != "png",
      Files.size(path.path) ?? .max <= limit, let bytes = try? Files.read(path.path)
    else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }
}
