import ArgumentParser
import DarkroomPNG
import DarkroomRaster
import DarkroomSnapshotStore
import DarkroomTerminalPictures
import DarkroomTrees
import FoundationEssentials

/// Everything about one snapshot.
struct ShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show the files of one snapshot, how it was drawn, and what changed.",
    discussion: "The argument is a file, or a pattern as for `accept` that matches one snapshot.")

  @OptionGroup var options: PackageOptions

  @Argument(help: "A file or a pattern.")
  var snapshot: String

  struct Facts: Encodable {
    var reference: String
    var pending: String?
    var difference: String?
    var test: String?
    /// The arguments of its case.
    var arguments: String?
    var place: String?
    var state: ResultState?
    var width: Int?
    var height: Int?
    var scale: Double?
    var bytes: Int?
    /// The notes of the file, by keyword.
    var notes: [String: String] = [:]
    var words: [String] = []
    var numbers: DifferenceNumbers?
    var problem: String?
  }

  func run() throws {
    let package = try options.package()
    let lines = RunHistory(package.results).lines()
    let path = try reference(package, lines)
    let facts = try Self.facts(path, lines.last { $0.reference.path == path }, package)
    if options.asJSON { return try Console.json(facts) }
    Self.words(facts).forEach(Console.say)
    guard options.isInteractive, FilePath.pathExtension(path) == "png" else { return }
    let picture = facts.pending.map { FilePath.joined(package.root, $0) } ?? path
    if let bytes = try Files.read(picture), let decoded = try? PNGDecoder.decode(bytes) {
      let shown = decoded.pixmap
      TerminalPicture.standard.texts(
        width: shown.width, height: shown.height, in: TerminalSize.current
      ) { shown.resized(width: $0, height: $1) }.forEach(Console.say)
    }
  }

  private func reference(_ package: PackageSnapshots, _ lines: [ResultLine]) throws(ExitCode)
    -> String
  {
    let file = FilePath.absolute(snapshot)
    if Files.exists(file) { return file }
    let last = Dictionary(lines.map { ($0.reference.path, $0) }, uniquingKeysWith: { $1 })
    let spelled = SnapshotPatterns.selected(Array(last.values), by: [snapshot], \.self)
    let named = package.references.paths.filter { path in
      let name = FilePath.relative(path, to: package.root) ?? path
      return name.contains(snapshot) || Glob.matches("*\(snapshot)", name)
    }
    let found = Set(spelled.map(\.reference.path)).union(named).sorted()
    guard found.count != 1 else { return found[0] }
    Console.warn(
      found.isEmpty
        ? "No snapshot matches \"\(snapshot)\"." : "\"\(snapshot)\" matches several snapshots:")
    found.prefix(20).forEach { Console.warn("  \(FilePath.relative($0, to: package.root) ?? $0)") }
    throw ExitCode.usage
  }

  static func facts(_ path: String, _ line: ResultLine?, _ package: PackageSnapshots)
    throws(StoreError)
    -> Facts
  {
    func short(_ path: String) -> String { FilePath.relative(path, to: package.root) ?? path }
    var facts = Facts(reference: short(path))
    if let bytes = try Files.read(path) {
      facts.bytes = bytes.count
      facts.problem = ReferenceInspection(bytes, path: path).problem?.words
      if let decoded = try? PNGDecoder.decode(bytes) {
        (facts.width, facts.height) = (decoded.pixmap.width, decoded.pixmap.height)
        facts.scale = decoded.scale
        for text in decoded.metadata.texts { facts.notes[text.keyword] = text.text }
      }
    }
    guard let line else { return facts }
    facts.test = line.test
    facts.arguments = line.arguments
    facts.place = line.place
    facts.state = line.state
    facts.words = line.words ?? []
    facts.numbers = line.numbers
    facts.pending = line.pending.flatMap { Files.exists($0.path) ? short($0.path) : nil }
    facts.difference = line.difference.flatMap { Files.exists($0.path) ? short($0.path) : nil }
    return facts
  }

  private static func words(_ facts: Facts) -> [TerminalText] {
    var lines: [TerminalText] = [
      "reference   \(facts.reference)\(facts.bytes == nil ? "  (not there)" : "")"
    ]
    func add(_ name: String, _ text: String?) {
      guard let text else { return }
      let start = name + String(repeating: " ", count: max(1, 12 - name.count))
      let indent = String(repeating: " ", count: 12)
      for (index, line) in text.split(separator: "\n").enumerated() {
        lines.append("\(index == 0 ? start : indent)\(line)")
      }
    }
    add("new", facts.pending)
    add("difference", facts.difference)
    add("test", facts.test.map { "\($0)  (\(facts.place ?? ""))" })
    add("arguments", facts.arguments)
    add("state", facts.state?.rawValue)
    if let width = facts.width, let height = facts.height {
      add(
        "size",
        "\(width)×\(height) pixels at @\(TreeNumber.text(facts.scale ?? 1))x, \(facts.bytes ?? 0) bytes"
      )
    }
    add("problem", facts.problem)
    for (keyword, text) in facts.notes.sorted(by: { $0.key < $1.key }) where keyword != "View tree"
    {
      add(keyword.lowercased(), text)
    }
    facts.words.forEach { add("changed", $0) }
    add("numbers", facts.numbers?.words)
    if let tree = facts.notes["View tree"] { lines += ["", TerminalText(lines: tree)] }
    return lines
  }
}
