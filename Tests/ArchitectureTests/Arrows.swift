import Foundation

/// The arrows between modules, read from the block in CONTRIBUTING.md that follows `<!-- arrows -->`.
///
/// A line is a level, then entries `A, B → C, D` separated by two or more spaces; `nothing of ours` means none.
struct Arrows {
  private(set) var targets: [String: Set<String>] = [:]
  private(set) var level: [String: Int] = [:]

  var names: Set<String> { Set(level.keys) }

  /// The arrows that the sources and the manifest must follow.
  static func ofTheRepository() throws -> Arrows {
    try Arrows(markdown: Repository.text("CONTRIBUTING.md"))
  }

  /// The arrows of Apple's further frameworks, in `Sources/Overlays`, which the manifest declares.
  static func ofTheFrameworks() throws -> Arrows {
    try Arrows(manifest: Repository.text("Package.swift"))
  }

  /// Reads the rows of the table `frameworks`, and the calls of `module` with a path in `Overlays`.
  init(manifest: String) throws {
    guard let open = manifest.range(of: "\nlet frameworks"),
      let close = manifest[open.upperBound...].range(of: "\n]")
    else { throw MissingBlock() }
    let table = manifest[open.upperBound..<close.lowerBound]
    for row in table.matches(of: #/\("(\w+)", \[([^\]]*)\]\)/#) {
      targets[String(row.1)] = Set(row.2.matches(of: #/"(\w+)"/#).map { String($0.1) })
    }
    let call = #/module\(\s*"(\w+)",\s*\[([^\]]*)\],\s*\w+,\s*path: "Overlays\//#
    for module in manifest.matches(of: call) {
      targets[String(module.1)] = Set(
        module.2.matches(of: #/"Darkroom(\w+)"/#).map { String($0.1) })
    }
  }

  init(markdown: String) throws {
    guard let marker = markdown.range(of: "<!-- arrows -->"),
      let open = markdown[marker.upperBound...].range(of: "```\n"),
      let close = markdown[open.upperBound...].range(of: "```")
    else { throw MissingBlock() }
    for line in markdown[open.upperBound..<close.lowerBound].split(separator: "\n") {
      read(line: String(line))
    }
  }

  struct MissingBlock: Error {}

  private mutating func read(line: String) {
    guard let number = line.first?.wholeNumberValue else { return }
    for entry in line.dropFirst().components(separatedBy: "  ") where entry.contains("→") {
      let sides = entry.components(separatedBy: "→")
      let to = Set(Self.list(sides[1]).filter { $0 != "nothing of ours" })
      for name in Self.list(sides[0]) {
        targets[name, default: []].formUnion(to)
        level[name] = number
      }
    }
  }

  private static func list(_ text: String) -> [String] {
    text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter {
      !$0.isEmpty
    }
  }

  func allows(from: String, to: String) -> Bool { targets[from]?.contains(to) == true }

  /// Arrows between our own modules that do not go to the same or a lower level.
  func upward() -> [String] {
    targets.flatMap { from, to in
      to.compactMap { name in
        guard let high = level[from], let low = level[name], low > high else { return nil }
        return "\(from) → \(name)"
      }
    }.sorted()
  }
}
