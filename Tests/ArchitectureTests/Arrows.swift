import Foundation

/// The arrows between modules, read from the block in the README that follows `<!-- arrows -->`.
///
/// A line is a level, then entries `A, B → C, D` separated by two or more spaces; `nothing of ours` means none.
struct Arrows {
  private(set) var targets: [String: Set<String>] = [:]
  private(set) var level: [String: Int] = [:]

  var names: Set<String> { Set(level.keys) }

  init(readme: String) throws {
    guard let marker = readme.range(of: "<!-- arrows -->"),
      let open = readme[marker.upperBound...].range(of: "```\n"),
      let close = readme[open.upperBound...].range(of: "```")
    else { throw MissingBlock() }
    for line in readme[open.upperBound..<close.lowerBound].split(separator: "\n") {
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
