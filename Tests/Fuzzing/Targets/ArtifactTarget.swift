import DarkroomRaster
import DarkroomSnapshotStore
import Foundation

/// Folders of results that others made: whatever their lines, edits and journals say, accepting, rejecting and taking
/// back writes and deletes references and nothing else.
struct ArtifactTarget: FuzzTarget {
  static let name = "artifacts"
  /// Each input makes a package on disk.
  static let inputsPerProcess = 2_000

  private static let words = [
    "Sources/App/App.swift", "Sources/App/New.swift", "Package.swift", "Package.resolved",
    "Makefile",
    ".git/hooks/pre-commit", ".github/workflows/a.1.yml", "Tests/AppTests/CardTests.swift",
    "Tests/AppTests/New.swift", "Tests/AppTests/__Snapshots__/CardTests/testCard.1.txt",
    "Tests/AppTests/__Snapshots__/CardTests/testNew.1.txt", "__Snapshots__/T/x.swift",
    "__Snapshots__/T/a.1.png", "Golden/AppTests/CardTests/testCard.1.txt", "Link/a.1.txt",
    "../outside/a.1.txt", "../outside/theirs.1.txt",
    "Tests/AppTests/CardTests.swift/testCard.1-2.txt",
    "Sources/App/App.swift/testCard.1-2.txt", ".snapshot-results/pending/a.1.txt",
    ".snapshot-results/events/r/run.json", "PACKAGE", "/etc/passwd",
  ]
  private static let json = RandomJSON(words: words)

  init() {}

  // MARK: Making

  /// Settings, lines and a journal, each behind a zero byte.
  func input(_ random: inout FuzzRandom) -> [UInt8] {
    let lines = (0...random.choice(4)).map { _ in line(&random) }.joined(separator: "\n")
    let parts = [settings(&random), lines, journal(&random)]
    let document = parts.joined(separator: "\u{0}")
    return random.once(in: 5) ? Self.json.bytes(document, &random) : Array(document.utf8)
  }

  private func path(_ random: inout FuzzRandom) -> String {
    let word = random.element(Self.words)
    switch random.choice(8) {
    case 0: return Self.json.text(&random)
    case 1: return "\"\(word)\""
    case 2: return "\"PACKAGE/./\(word)\""
    case 3: return "\"PACKAGE/Tests/../\(word)\""
    default: return "\"PACKAGE/\(word)\""
    }
  }

  private func settings(_ random: inout FuzzRandom) -> String {
    guard random.once(in: 3) else { return "{}" }
    var members: [(String, String)] = []
    for name in ["root", "results", "pending"] where random.once(in: 3) {
      members.append(("\"\(name)\"", path(&random)))
    }
    if random.once(in: 2) {
      let folders = [
        "/", "..", ".git", ".github/workflows", "Golden", "../outside", "Link", "Sources",
      ]
      members.append(("\"elsewhere\"", "[\"\(random.element(folders))\"]"))
    }
    return Self.json.object(members)
  }

  private func line(_ random: inout FuzzRandom) -> String {
    let source = random.once(in: 3) ? random.element(Self.sources) : nil
    let inline = source.map { "\"PACKAGE/\($0)/testCard.1-2.txt\"" }
    let reference = random.once(in: 6) ? path(&random) : inline ?? path(&random)
    var members = [
      ("\"version\"", "1"), ("\"run\"", "\"r\""), ("\"process\"", "1"), ("\"sequence\"", "1"),
      ("\"time\"", "\(random.choice(9))"), ("\"runner\"", "\"XCTest\""),
      ("\"test\"", "\"T.T/a()\""),
      ("\"file\"", "\"PACKAGE/Tests/AppTests/CardTests.swift\""), ("\"line\"", "3"),
      ("\"mode\"", "\"pending\""),
      ("\"state\"", "\"\(random.element(ResultState.allCases).rawValue)\""),
      ("\"reference\"", reference), ("\"package\"", "\"PACKAGE\""),
    ]
    let own =
      "\"PACKAGE/.snapshot-results/pending/" + reference.dropFirst().replacing("PACKAGE/", with: "")
    members.append(("\"pending\"", random.once(in: 3) ? path(&random) : own))
    if random.once(in: 4) { members.append(("\"difference\"", path(&random))) }
    if let source { members.append(("\"edit\"", edit(of: source, &random))) }
    return Self.json.object(members, shaken: &random)
  }

  private static let sources = [
    "Tests/AppTests/CardTests.swift", "Tests/AppTests/CardTests.swift", "Sources/App/App.swift",
    "Package.swift",
  ]

  private func edit(of source: String, _ random: inout FuzzRandom) -> String {
    let text = Self.files.first { $0.0 == source }?.1 ?? ""
    let old = random.element([
      "", "()", "\\\"a\\\"", "\\\"\\\"\\\"\\n  old\\n  \\\"\\\"\\\"", "old",
    ])
    return Self.json.object([
      ("\"source\"", "\"PACKAGE/\(source)\""),
      ("\"digest\"", "\"\(ContentHash(Array(text.utf8)).hex)\""),
      ("\"offset\"", "\(random.choice(text.utf8.count + 2) - 1)"), ("\"old\"", "\"\(old)\""),
      ("\"rank\"", "0"), ("\"line\"", "1"), ("\"column\"", "1"), ("\"endLine\"", "1"),
      ("\"endColumn\"", "1"),
      (
        "\"form\"",
        random.element(["\"closure\"", "\"argument\"", "\"removal\"", "\"emptyArguments\""])
      ),
      ("\"lead\"", random.element(["\"\"", "\" \"", "\", \"", "\"; f() \""])),
      ("\"trail\"", "\"\""),
      ("\"indentation\"", "\"  \""), ("\"unit\"", "\"\""),
    ])
  }

  private func journal(_ random: inout FuzzRandom) -> String {
    let digest = ContentHash(Array(Self.files[0].1.utf8)).hex
    return """
      {"version":1,"command":"accept","time":1,"isTooLarge":false,"files":[{"reference":\(path(&random)),\
      "after":"\(digest)","before":"\(ContentHash(Self.value).hex)","bytes":"0.bytes","offset":0,"count":\(Self.value.count)}]}
      """
  }

  // MARK: Trying

  private static let value = Array("evil()\n\"\"\"\nevil()\n\"\"\"\n".utf8)
  private static let files = [
    ("Sources/App/App.swift", "let a = \"a\"\n"),
    ("Package.swift", "// swift-tools-version: 6.2\nlet a = \"a\"\n"),
    ("Makefile", "all:\n"), (".git/hooks/pre-commit", "#!/bin/sh\n"),
    (
      "Tests/AppTests/CardTests.swift",
      "f(of: a) {\n  \"\"\"\n  old\n  \"\"\"\n}\ng(\"a\") // \"a\"\n"
    ),
    ("Tests/AppTests/__Snapshots__/CardTests/testCard.1.txt", "old\n"),
    ("Golden/AppTests/CardTests/testCard.1.txt", "old\n"),
  ]

  func run(_ input: [UInt8]) throws {
    // In memory, where there is such a folder: commands wait for the disk.
    let memory = Files.isFolder("/dev/shm") ? "/dev/shm" : NSTemporaryDirectory()
    let top = FilePath.joined(memory, "darkroom-artifact-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(atPath: top) }
    let package = FilePath.joined(top, "package")
    func write(_ bytes: [UInt8], _ name: String) throws {
      try Files.write(bytes, to: FilePath.joined(package, name), durably: false)
    }
    for (name, text) in Self.files { try write(Array(text.utf8), name) }
    try write(Array("theirs".utf8), "../outside/theirs.1.txt")
    try FileManager.default.createSymbolicLink(
      atPath: FilePath.joined(package, "Link"), withDestinationPath: FilePath.joined(top, "outside")
    )
    let text = String(decoding: input, as: UTF8.self).replacing("PACKAGE", with: package)
    let parts = text.components(separatedBy: "\u{0}")
    try write(Array(parts[0].utf8), SnapshotSettings.fileName)
    let lines = parts.dropFirst().first ?? ""
    try write(Array((lines + "\n").utf8), ".snapshot-results/events/r/1.jsonl")
    try write(
      Array((parts.dropFirst(2).first ?? "").utf8), ".snapshot-results/undo/9-9/command.json")
    try write(Self.value, ".snapshot-results/undo/9-9/0.bytes")
    // A file and a folder cannot have one name: whichever comes first is there.
    let words = input.count.isMultiple(of: 2) ? Self.words : Self.words.reversed()
    for word in words where !word.hasPrefix("/") && !word.hasPrefix("..") {
      try? write(Self.value, ".snapshot-results/pending/\(word)")
    }
    let before = contents(of: top)
    guard let results = results(of: package) else { return }
    decide(in: results)
    try check(before, contents(of: top), in: package)
    // It takes back what was accepted; a journal of the artifact it leaves alone.
    _ = try? ReferenceWriter(results).undo()
    try check(before, contents(of: top), in: package)
  }

  private func results(of root: String) -> ResultsDirectory? {
    let path = FilePath.joined(root, SnapshotSettings.fileName)
    guard let json = try? Files.read(path),
      let settings = try? SnapshotSettings(json: json, path: path)
    else { return nil }
    return ResultsDirectory(
      package: root, settings: settings, environment: SnapshotEnvironment([:]))
  }

  /// As `accept --replace-foreign --new` and `reject` do, one after the other.
  private func decide(in results: ResultsDirectory) {
    let store = PendingStore(results, journal: UndoJournal(results))
    _ = store.accept(store.all(), replacingForeign: true, by: "accept")
    try? store.reject(store.all(), by: "reject")
  }

  private func contents(of folder: String) -> [String: [UInt8]] {
    let names = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
    var contents: [String: [UInt8]] = [:]
    for name in names where !name.contains("/.snapshot-results/") {
      contents[name] = try? Files.read(FilePath.joined(folder, name))
    }
    return contents
  }

  /// An oracle of its own: by the ends of names and by the folders, or one literal of the test source.
  private func check(
    _ before: [String: [UInt8]], _ after: [String: [UInt8]], in package: String
  ) throws {
    for name in Set(before.keys).union(after.keys) where before[name] != after[name] {
      // Settings may move what waits, and the folder of results keeps itself out of Git.
      let value = after[name] ?? []
      let isText = name.hasSuffix(".txt") || name.hasSuffix(".png")
      let isPlace =
        name.contains("/__Snapshots__/") || name.contains("/Golden/") || name.hasPrefix("outside/")
      let isOwn =
        name.hasSuffix("/.gitignore") || name.contains("/undo/") || name.hasSuffix("/origin")
      if isOwn || (isText && isPlace) { continue }
      guard name.hasSuffix("Tests/AppTests/CardTests.swift"), let old = before[name] else {
        throw FuzzFailure("\(name) became \(value.count) bytes")
      }
      try checkSource(old, value)
    }
  }

  /// Every line that evil() stands in lies between lines of three quotes, which come in pairs.
  private func checkSource(_ old: [UInt8], _ new: [UInt8]) throws {
    let text = String(decoding: new, as: UTF8.self)
    var isInside = false
    for line in text.split(separator: "\n") {
      let quotes = line.contains("#\"\"\"") || line.contains("\"\"\"#")
      if quotes { isInside.toggle() }
      try FuzzFailure.check(!line.contains("evil()") || isInside, "evil() is code: \(text)")
    }
    try FuzzFailure.check(!isInside, "quotes are open: \(text)")
  }
}
