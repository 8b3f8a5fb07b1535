import DarkroomReportAssets
import DarkroomSnapshotStore
import FoundationEssentials

/// Writes the report: a folder that can be opened from `file://`, with copies of only those pictures that need
/// attention.
struct ReportFolder {
  let path: String

  /// - Parameters:
  ///   - summary: the summary of the run, or of all pending snapshots.
  ///   - words: one sentence about the run.
  ///   - refused: the number of results whose paths are not followed.
  ///   - lastRun: the run to whose changes `accept --change` refers; nil before the first run.
  func write(
    _ summary: RunSummary, words: String, refused: Int = 0, lastRun: RunSummary?,
    in package: PackageSnapshots
  ) throws {
    let items = ReportItems(summary.open, in: package)
    let quiet = summary.lines.filter { $0.state == .matched || $0.state == .tolerated }
    let document = ReportDocument(
      title: FilePath.name(package.root),
      run: ([words] + summary.remarks).joined(
        separator: "; "),
      view: package.settings.view,
      items: items.items, changes: changes(summary, lastRun, in: package),
      refused: refused,
      matched: quiet.map { .init(group: ReportItems.group($0), cell: ReportItems.cell($0)) })
    try Files.makeDirectory(path)
    clearPictures()
    for (name, source) in items.pictures.sorted(by: { $0.key < $1.key }) {
      guard let bytes = try Files.read(source) else { continue }
      try Files.write(bytes, to: FilePath.joined(path, name), durably: false)
    }
    try writePages(document)
  }

  /// The page, with its data.
  func writePages(_ document: ReportDocument) throws {
    for page in ReportPages.all {
      try Files.write(page.bytes, to: FilePath.joined(path, page.name), durably: false)
    }
    try Files.write(Self.script(document), to: FilePath.joined(path, "data.js"), durably: false)
  }

  /// A report may also contain results of earlier runs, for which the last run has no numbers.
  private func changes(
    _ summary: RunSummary, _ lastRun: RunSummary?, in package: PackageSnapshots
  ) -> [ReportDocument.Change] {
    let numbered = lastRun?.changes.all ?? []
    let numbers = Dictionary(numbered.map { ($0.lines.map(\.reference), $0.number) }) { $1 }
    return summary.changes.all.map { change in
      let number = change.lines.count > 1 ? numbers[change.lines.map(\.reference)] : nil
      return ReportDocument.Change(
        change,
        accept: number.map { InstalledTool.commandLine("accept --change \($0)", package.results) })
    }
  }

  /// Removes the files of an older report; everything else in the folder stays unchanged.
  func clearPictures() {
    for file in Files.below(FilePath.joined(path, "images")) where file.hasSuffix(".png") {
      Files.remove(file)
    }
  }

  /// Pages from `file://` may not fetch data, so the data is a script.
  ///
  /// All text on the page that comes from artifacts and tests passes through here: it never contains `<`, and
  /// characters that would reorder or hide parts of a name are shown. `report.js` inserts it as text nodes, never as
  /// markup.
  static func script(_ document: ReportDocument) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let json = VisibleCharacters.applied(
      to: escapes.applied(to: String(decoding: try encoder.encode(document), as: UTF8.self)),
      backslash: "\\\\")
    return [UInt8]("window.snapshotReport = \(json);\n".utf8)
  }

  private static let escapes = TextEscapes(["<": "\\u003c"])
}

/// The files of every report, which are embedded in the program.
enum ReportPages {
  /// By name.
  static var all: [(name: String, bytes: [UInt8])] {
    (0..<darkroom_report_page_count()).map { index in
      var count = 0
      let bytes = unsafe darkroom_report_page_bytes(index, &count)
      return unsafe (
        String(cString: darkroom_report_page_name(index)),
        Array(UnsafeBufferPointer(start: bytes, count: count))
      )
    }
  }
}
