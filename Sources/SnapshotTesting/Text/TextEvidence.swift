import DarkroomRaster
import DarkroomSnapshotStore

/// Which lines of a text differ, for a hash: not where they stand.
struct TextEvidence {
  /// Larger texts stand for themselves; in bytes.
  private static let limit = 1_000_000

  private let old: [UInt8]
  private let new: [UInt8]

  init(_ old: [UInt8], _ new: [UInt8]) {
    self.old = old
    self.new = new
  }

  /// Nil if it isn't a text, or if lines have only changed their places.
  var evidence: ChangeEvidence? {
    guard old.count <= Self.limit, new.count <= Self.limit,
      let before = String(validating: old, as: UTF8.self),
      let after = String(validating: new, as: UTF8.self)
    else { return nil }
    let lines = (before.split(separator: "\n"), after.split(separator: "\n"))
    let removed = Self.missing(lines.0, from: lines.1)
    let added = Self.missing(lines.1, from: lines.0)
    guard !removed.isEmpty || !added.isEmpty else { return nil }
    var hasher = ContentHasher()
    for line in removed { hasher.update("-\(line)") }
    for line in added { hasher.update("+\(line)") }
    return ChangeEvidence(places: hasher.finalize().hex)
  }

  /// The elements of `lines` that are not, or not as often, among `others`, in their order.
  private static func missing(_ lines: [Substring], from others: [Substring]) -> [Substring] {
    var counts: [Substring: Int] = [:]
    for line in others { counts[line, default: 0] += 1 }
    return lines.filter { line in
      guard let count = counts[line], count > 0 else { return true }
      counts[line] = count - 1
      return false
    }
  }
}
