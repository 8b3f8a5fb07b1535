import DarkroomRaster
import DarkroomSnapshotStore

/// The lines of a text that differ, without their positions, as input of a hash.
struct TextEvidence {
  /// The size in bytes above which texts are compared as a whole.
  private static let limit = 1_000_000

  private let old: [UInt8]
  private let new: [UInt8]

  init(_ old: [UInt8], _ new: [UInt8]) {
    self.old = old
    self.new = new
  }

  /// The evidence; nil if it isn't a text, or if lines were only moved.
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

  /// The elements of `lines` that do not occur, or do not occur as often, in `others`, in their order.
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
