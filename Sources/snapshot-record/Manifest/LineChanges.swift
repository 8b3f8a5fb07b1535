/// The differences between the lines of two texts, in short form: each change with the lines around it.
struct LineChanges {
  let lines: [String]

  /// - Parameter context: the number of unchanged lines around a change.
  init(old: [UInt8], new: [UInt8], context: Int = 1) {
    let before = Self.split(old)
    let after = Self.split(new)
    let difference = after.difference(from: before)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var rows: [(mark: Character, text: String)] = []
    var (x, y) = (0, 0)
    while x < before.count || y < after.count {
      if removed.contains(x) {
        rows.append(("-", before[x]))
        x += 1
      } else if inserted.contains(y) {
        rows.append(("+", after[y]))
        y += 1
      } else {
        rows.append((" ", before[x]))
        (x, y) = (x + 1, y + 1)
      }
    }
    lines = Self.shortened(rows, context)
  }

  private static func split(_ bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline
    ).map(String.init)
  }

  private static func shortened(_ rows: [(mark: Character, text: String)], _ context: Int)
    -> [String]
  {
    let changed = rows.indices.filter { rows[$0].mark != " " }
    var result: [String] = []
    var last: Int?
    for index in rows.indices {
      let isNear = changed.contains { abs($0 - index) <= context }
      guard isNear else { continue }
      if let last, last + 1 < index { result.append("  …") }
      result.append("\(rows[index].mark) \(rows[index].text)")
      last = index
    }
    return result
  }
}
