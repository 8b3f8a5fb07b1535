import DarkroomPNG
import DarkroomSnapshotStore

/// The facts that a user must see about a value from another machine before it is accepted: the content of a new file,
/// the changes in a text, and the code that is written into a source file.
///
/// The description in its line comes from the other machine; the facts here are read from the value itself.
struct ForeignValue {
  /// The largest number of lines of a text that are shown, and of characters in each.
  private static let toldLines = 8
  private static let toldColumns = 100
  /// The limit in bytes; longer texts are shown by `review` and the report.
  private static let limit = 200_000

  private let snapshot: PendingSnapshot

  /// Returns nil for a value from tests on this machine.
  init?(_ snapshot: PendingSnapshot) {
    guard !snapshot.isOwn else { return nil }
    self.snapshot = snapshot
  }

  /// The values of a run, in its order; empty for a run on this machine.
  static func all(of outcome: RunOutcome) -> [ForeignValue] {
    let isOwn = RunHistory(outcome.package.results).isOwn(outcome.record.run)
    return outcome.summary.open.compactMap { line in
      line.pending.flatMap {
        ForeignValue(PendingSnapshot(line: line, path: $0, isOwn: isOwn))
      }
    }
  }

  /// The lines to print; empty for a changed picture, which the reviewer sees anyway.
  var lines: [TerminalText] {
    let content = content
    return content.isEmpty ? [] : ["\(head)  \(snapshot.name)"] + content.map { "         \($0)" }
  }

  private var head: String {
    if snapshot.line.edit != nil { return "source " }
    return snapshot.needsALook ? "new    " : "text   "
  }

  private var content: [String] {
    let path = snapshot.path.path
    guard let bytes = try? Files.read(path) else { return ["its value is gone"] }
    if let edit = snapshot.line.edit {
      let place =
        "\(FilePath.relative(edit.source.path, to: snapshot.line.package) ?? edit.source.path)"
      return ["it edits \(place), line \(edit.line), and replaces"]
        + told(edit.old.isEmpty ? ["nothing"] : Self.lines(edit.old), "- ") + ["by a literal of"]
        + told(Self.lines(String(decoding: bytes.prefix(Self.limit), as: UTF8.self)), "+ ")
    }
    if let size = PNGMetadata.size(in: bytes) {
      guard snapshot.needsALook else { return [] }
      return [
        "a picture of \(size.width)×\(size.height) pixels; `snapshot-record review` and `report` show it"
      ]
    }
    guard bytes.count <= Self.limit, let text = String(validating: bytes, as: UTF8.self) else {
      return ["\(bytes.count) bytes that are neither a picture nor a short text: \(path)"]
    }
    guard !snapshot.needsALook, let old = snapshot.line.referenceText() else {
      return told(Self.lines(text), "+ ")
    }
    let changes = ReportTextLine.lines(old: old, new: text, context: 0).filter { $0.g == nil }
    return told(changes.map { "\($0.k ?? " ") \($0.t ?? "")" }, "")
  }

  private static func lines(_ text: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
  }

  private func told(_ lines: [String], _ mark: String) -> [String] {
    let shown = lines.prefix(Self.toldLines).map { line in
      mark + (line.count > Self.toldColumns ? line.prefix(Self.toldColumns) + "…" : line)
    }
    let rest = lines.count - shown.count
    return shown + (rest > 0 ? ["… and \(Console.plural(rest, "more line"))"] : [])
  }
}

extension PNGMetadata {
  /// The size from the first fields of a file; nil if it is not a PNG.
  fileprivate static func size(in bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.count > 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
    // Width and height are the first fields of IHDR, which is always the first chunk.
    func number(_ offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    return (number(16), number(20))
  }
}
