import DarkroomIOSSources
import Foundation

/// Sources of apps with tokens dropped, repeated, moved and put in, and files that end anywhere.
struct SourceTarget: FuzzTarget {
  static let name = "sources"

  private let sources: [SourceText]

  init() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folders = ["UneditedApp", "UneditedShop", "ItemListExample", "CounterExample"]
    let files = folders.flatMap { folder in
      FileManager.default.enumerator(
        at: tests.appending(path: folder), includingPropertiesForKeys: nil)?
        .compactMap { $0 as? URL } ?? []
    }
    sources = try files.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }.map {
      try SourceText(path: $0.lastPathComponent, bytes: Array(Data(contentsOf: $0)))
    }.filter { !$0.tokens.isEmpty }
    try FuzzFailure.check(!sources.isEmpty, "no sources in \(tests.path)")
  }

  private static let words = [
    "#selector(", "#keyPath(", "#if os(iOS)", "#elseif", "#else", "#endif", "@objc(", "@IBOutlet",
    "@objc optional", "class", "extension", "protocol", "func", "var", "init?", "subscript", "as",
    "where", "override", "import UIKit", "import class UIKit.UIView", "<", ">", "(", ")", "{", "}",
    "[", "]", "`", "\"", "\"\"\"", "\\(", "#\"", "\"#", "/", "/*", "*/", "//", ":", "=", ",", ".",
    "@", "->", "getter:", "setter:", "\n", "é", "\u{FEFF}", "\0", "some", "any", "static", "?", "!",
  ]

  func input(_ random: inout FuzzRandom) -> [UInt8] {
    let source = random.element(sources)
    var pieces = source.tokens.map { Array(source.bytes[$0.range]) }
    let start = random.choice(pieces.count)
    if random.once(in: 2) {
      pieces = Array(pieces[start..<min(pieces.count, start + 1 + random.choice(120))])
    }
    for _ in 0...random.choice(8) { change(&pieces, &random, of: source) }
    if random.once(in: 4) { pieces.removeLast(random.choice(pieces.count)) }
    let separators: [[UInt8]] = [[32], [32], [32], [10], []]
    var bytes = pieces.flatMap { $0 + random.element(separators) }
    if random.once(in: 10), !bytes.isEmpty {
      bytes[random.choice(bytes.count)] = random.bytes(1)[0]
    }
    return bytes
  }

  private func change(
    _ pieces: inout [[UInt8]], _ random: inout FuzzRandom, of source: SourceText
  ) {
    guard !pieces.isEmpty else { return pieces.append(Array(random.element(Self.words).utf8)) }
    let place = random.choice(pieces.count)
    let end = min(pieces.count, place + random.length(upTo: 20))
    switch random.choice(7) {
    case 0: pieces.removeSubrange(place..<end)
    case 1: pieces.insert(contentsOf: pieces[place..<end], at: random.choice(pieces.count))
    case 2: pieces.swapAt(place, random.choice(pieces.count))
    case 3: pieces[place] = Array(random.element(Self.words).utf8)
    case 4:
      let many = random.once(in: 30) ? random.length(upTo: 3_000) : 1
      let word = Array(random.element(Self.words).utf8)
      pieces.insert(contentsOf: repeatElement(word, count: many), at: place)
    case 5:
      let other = random.element(sources)
      pieces[place] = Array(other.bytes[random.element(other.tokens).range])
    default: pieces.insert(Array(random.element(Self.words).utf8), at: place)
    }
  }

  func run(_ input: [UInt8]) throws {
    let source: SourceText
    do throws(SourceDiagnostic) {
      source = try SourceText(path: "/src/Input.swift", bytes: input)
    } catch {
      return try FuzzFailure.check(error.line >= 1 && error.column >= 1, "no place")
    }
    try FuzzFailure.check(
      zip(source.tokens, source.tokens.dropFirst()).allSatisfy {
        $0.range.upperBound <= $1.range.lowerBound
      }, "tokens out of order")
    let translation = ModuleTranslation(
      module: "App", sources: [source], context: [sources[input.count % sources.count]])
    let lines = input.count { $0 == 10 } + 1
    for diagnostic in translation.diagnostics {
      try FuzzFailure.check((1...lines).contains(diagnostic.line), "a place outside of the file")
    }
  }
}
