import DarkroomSnapshotStore
import DarkroomTrees
import Foundation

/// What runs leave behind: lines of results, notes of runs, trees of views.
///
/// Whatever can be read can be put into words, and written and read again without a change.
struct ResultTarget: FuzzTarget {
  static let name = "results"
  /// Folders are kept while links on paths are followed.
  static let inputsPerProcess = 50_000

  /// Nothing lies there, so that no file of the machine counts.
  private static let package = "/package-that-is-not-there"

  private static let json = RandomJSON(words: [
    "testCard", "A.B/c()", "__Snapshots__/T/a.png", package + "/Tests/A.swift", package + "/x.png",
    package + "/.snapshot-results/pending/x.png", "/elsewhere/x.png", "matched", "changed",
    "missing", "lfs-pointer", "SNAPSHOT_THRESHOLD=0.1", "UIView",
  ])

  init() {}

  // MARK: Making

  /// The first byte says what the rest is.
  func input(_ random: inout FuzzRandom) -> [UInt8] {
    switch random.choice(10) {
    case 0...2:
      let lines = (0...random.choice(3)).map { _ in line(&random) }
      return [0] + Self.json.bytes(lines.joined(separator: "\n"), &random)
    case 3, 4: return [1] + Self.json.bytes(record(&random), &random)
    case let kind:
      let old = tree(&random)
      let new = random.once(in: 3) ? tree(&random) : shaken(old, &random)
      // Reading single texts takes longer than all the rest: few inputs are for that.
      return [kind == 5 ? 2 : 3]
        + Self.json.bytes((old + ["\u{0}"] + new).joined(separator: "\n"), &random)
    }
  }

  private func line(_ random: inout FuzzRandom) -> String {
    let json = Self.json
    var members = [("\"version\"", "1")]
    func add(_ name: String, _ value: (inout FuzzRandom) -> String) {
      members.append(("\"\(name)\"", random.once(in: 60) ? json.any(&random) : value(&random)))
    }
    for name in ["run", "runner", "test", "file"] { add(name, json.text) }
    for name in ["process", "sequence", "line", "time"] {
      add(name) { $0.once(in: 8) ? json.number(&$0) : "\($0.choice(99))" }
    }
    add("mode") {
      $0.element(["\"never\"", "\"missing\"", "\"all\"", "\"failed\"", "\"pending\""])
    }
    add("state") { "\"\($0.element(ResultState.allCases).rawValue)\"" }
    add("reference") { $0.once(in: 6) ? json.text(&$0) : "\"\(Self.package)/a.png\"" }
    add("package") { $0.once(in: 6) ? json.text(&$0) : "\"\(Self.package)\"" }
    for name in ["pending", "difference"] where random.once(in: 3) {
      add(name) {
        $0.once(in: 6) ? json.text(&$0) : "\"\(Self.package)/.snapshot-results/pending/a.png\""
      }
    }
    for name in ["digest", "problem"] where random.once(in: 3) { add(name, json.text) }
    for name in ["stale", "words", "looseness"] where random.once(in: 3) {
      add(name) { json.list(&$0, json.text) }
    }
    if random.once(in: 2) { add("numbers", numbers) }
    return json.object(members, shaken: &random)
  }

  private func numbers(_ random: inout FuzzRandom) -> String {
    let json = Self.json
    let names = [
      "width", "height", "referenceWidth", "referenceHeight", "differing", "largestChannel",
    ]
    let same = json.number(&random)
    var members = names.map { name in
      ("\"\(name)\"", random.once(in: 3) ? json.number(&random) : same)
    }
    if random.once(in: 2) { members.append(("\"box\"", json.list(&random, json.number))) }
    if random.once(in: 2) { members.append(("\"tolerance\"", json.text(&random))) }
    return json.object(members, shaken: &random)
  }

  private func record(_ random: inout FuzzRandom) -> String {
    let json = Self.json
    var members = [("\"version\"", "1")]
    func add(_ name: String, _ value: (inout FuzzRandom) -> String) {
      members.append(("\"\(name)\"", random.once(in: 60) ? json.any(&random) : value(&random)))
    }
    for name in ["run", "package"] { add(name, json.text) }
    for name in ["started", "passed"] {
      add(name) { $0.once(in: 8) ? json.number(&$0) : "\($0.choice(99))" }
    }
    for name in ["limits", "tests", "failed", "skipped", "unfinished"] {
      add(name) { json.list(&$0, json.text) }
    }
    add("tellsSkipped") { $0.element(["true", "false"]) }
    for name in ["ended", "status"] where random.once(in: 2) { add(name, json.number) }
    if random.once(in: 2) { add("shard", shard) }
    if random.once(in: 2) { add("merged") { json.list(&$0, shard) } }
    if random.once(in: 3) { add("absent") { json.list(&$0, json.text) } }
    if random.once(in: 3) {
      add("snapshots") { json.object([(json.text(&$0), json.number(&$0))]) }
    }
    return json.object(members, shaken: &random)
  }

  private func shard(_ random: inout FuzzRandom) -> String {
    let (index, total) =
      random.once(in: 4)
      ? (Self.json.number(&random), Self.json.number(&random))
      : ("\(1 + random.choice(3))", "3")
    return Self.json.object([("\"index\"", index), ("\"total\"", total)], shaken: &random)
  }

  private static let fields = [
    "; text = Hello", "; identifier = a", "; frame = 0 0 160 60", "; frame = nan inf -1e99 1",
    "; frame = 1 2 3", "; background = #007AFF", "; alpha = 0.5", "; text = \\", "; text = \\:\\n",
    "; text = \u{301}", "; \u{600}", ";", "; ", "; = ", " = ", "; text = ", "; a = b = c", "\\",
    "é",
    "; identifier = \u{1F468}\u{200D}", "; text = \(String(repeating: "Lorem ", count: 12))",
  ]

  private func tree(_ random: inout FuzzRandom) -> [String] {
    var depth = 0
    let count = random.once(in: 200) ? 1 + random.length(upTo: 400) : 1 + random.choice(9)
    return (0..<count).map { index in
      depth = index == 0 ? 0 : random.choice(depth + 2)
      let fields = (0..<random.choice(4)).map { _ in random.element(Self.fields) }
      let spaces = String(repeating: " ", count: random.once(in: 80) ? 5 : 2 * max(1, depth))
      return (index == 0 ? "" : spaces) + random.element(["UIView", "UILabel", "A.B<C>", ""])
        + fields.joined()
    }
  }

  private func shaken(_ tree: [String], _ random: inout FuzzRandom) -> [String] {
    var tree = tree
    for _ in 0..<random.choice(4) {
      let place = random.choice(tree.count)
      switch random.choice(3) {
      case 0 where tree.count > 1: tree.remove(at: place)
      case 1: tree[place] += random.element(Self.fields)
      default: tree.insert(tree[place], at: random.choice(tree.count + 1))
      }
    }
    return tree
  }

  // MARK: Trying

  func run(_ input: [UInt8]) throws {
    let rest = input.dropFirst()
    switch input.first {
    case 0: try readLines(rest)
    case 1: try readRecord(rest)
    case 3: try readTrees(rest)
    default:
      try readTrees(rest)
      try checkTexts(String(decoding: rest, as: UTF8.self))
    }
  }

  private func readLines(_ bytes: ArraySlice<UInt8>) throws {
    let results = ResultsDirectory(package: Self.package, environment: SnapshotEnvironment([:]))
    let decoder = results.decoder(of: "lines")
    var lines: [ResultLine] = []
    for text in bytes.split(separator: 0x0A) {
      guard let line = try? decoder.decode(ResultLine.self, from: Data(text)) else { continue }
      lines.append(line)
      try checkPath(line.reference, in: Self.package)
      try checkPath(line.pending, in: results.pendingPath)
      try checkPath(line.difference, in: results.pendingPath)
      try FuzzFailure.check(!LineText.describe(line).isEmpty, "no words")
      let again = try decoder.decode(ResultLine.self, from: Data(line.encoded()))
      try FuzzFailure.check(again == line, "another line when it is written again")
    }
    let summary = RunSummary(lines)
    _ = (summary.collisions, summary.remarks)
    try FuzzFailure.check(
      summary.lines.isEmpty == (summary.words == "no snapshots"), summary.words)
  }

  /// By the bytes between slashes, as the kernel reads them.
  private func checkPath(_ path: ContainedPath?, in folder: String) throws {
    guard let path else { return }
    let slash = UInt8(ascii: "/")
    let parts = path.path.utf8.split(separator: slash).map(Array.init)
    let folders = folder.utf8.split(separator: slash).map(Array.init)
    try FuzzFailure.check(
      parts.starts(with: folders) && !parts.contains(Array("..".utf8))
        && !path.path.utf8.contains(0), "\(path) lies out of \(folder)")
  }

  private func readRecord(_ bytes: ArraySlice<UInt8>) throws {
    guard let record = try? JSONDecoder().decode(RunRecord.self, from: Data(bytes)) else { return }
    _ = (record.incompleteness, record.doubts, record.isWhole)
    let shares = (1...3).compactMap { ShardNumber(index: $0, total: 3) }.map {
      $0.share(of: record.tests).count
    }
    try FuzzFailure.check(shares.reduce(0, +) == Set(record.tests).count, "tests of no shard")
    _ = record.shard?.share(of: record.tests)
    let again = try JSONDecoder().decode(RunRecord.self, from: JSONEncoder().encode(record))
    try FuzzFailure.check(again == record, "another record when it is written again")
  }

  private func readTrees(_ bytes: ArraySlice<UInt8>) throws {
    let trees = bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
      .compactMap(TreeText.parse)
    for tree in trees {
      let text = TreeText.string(tree)
      let again = TreeText.parse(text)
      try FuzzFailure.check(
        again.map(TreeText.string) == text || !isNamed(tree),
        "another tree when it is written again: \(text)")
      try FuzzFailure.check(
        hasKeysTwice(tree) || TreeComparison(old: tree, new: tree).words.isEmpty,
        "changes of nothing: \(text)")
    }
    guard trees.count == 2 else { return }
    let words = TreeComparison(old: trees[0], new: trees[1]).words
    let difference = TreeDifference(old: trees[0], new: trees[1])
    try FuzzFailure.check(
      words.isEmpty == isSame(difference), "\(words.count) changes in words, others as a tree")
  }

  /// Any text that a view shows comes back as it was.
  private func checkTexts(_ text: String) throws {
    for piece in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let text = String(piece)
      let node = TreeNode(
        kind: "UILabel", identifier: text, text: text, attributes: [("a", text), ("b", "1")],
        children: [TreeNode(kind: "UIView", text: text)])
      let again = TreeText.parse(TreeText.string(node)).map(TreeText.string)
      try FuzzFailure.check(
        again.map { Array($0.utf8) } == Array(TreeText.string(node).utf8),
        "another text when it is written again: \(text.unicodeScalars.map(\.value))")
    }
  }

  /// Whether all nodes have the names of classes.
  private func isNamed(_ tree: TreeNode) -> Bool {
    !tree.kind.isEmpty && !tree.kind.unicodeScalars.starts(with: [" "])
      && tree.children.allSatisfy(isNamed)
  }

  private func hasKeysTwice(_ tree: TreeNode) -> Bool {
    Set(tree.attributes.map(\.key)).count < tree.attributes.count
      || tree.children.contains(where: hasKeysTwice)
  }

  private func isSame(_ difference: TreeDifference) -> Bool {
    difference.change == .same && difference.children.allSatisfy(isSame)
  }
}
