/// One line of a text that changed, or a gap of equal lines.
struct ReportTextLine: Encodable, Equatable {
  /// `+`, `-` or a space.
  var k: String?
  var t: String?
  /// The old and the new line number, counted from 1.
  var o: Int?
  var n: Int?
  /// The number of equal lines that are left out.
  var g: Int?

  /// The differences of two texts as one list, with `context` equal lines around each change.
  static func lines(old: String, new: String, context: Int = 4) -> [ReportTextLine] {
    folded(all(old: old, new: new), context: context)
  }

  private static func all(old: String, new: String) -> [ReportTextLine] {
    let before = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let after = new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in after.difference(from: before) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [ReportTextLine] = []
    var (i, j) = (0, 0)
    while i < before.count || j < after.count {
      if i < before.count, removed.contains(i) {
        lines.append(ReportTextLine(k: "-", t: before[i], o: i + 1))
        i += 1
      } else if j < after.count, inserted.contains(j) {
        lines.append(ReportTextLine(k: "+", t: after[j], n: j + 1))
        j += 1
      } else {
        lines.append(ReportTextLine(k: " ", t: after[j], o: i + 1, n: j + 1))
        (i, j) = (i + 1, j + 1)
      }
    }
    return lines
  }

  private static func folded(_ lines: [ReportTextLine], context: Int) -> [ReportTextLine] {
    let changes = lines.indices.filter { lines[$0].k != " " }
    guard !changes.isEmpty else { return lines }
    var isKept = [Bool](repeating: false, count: lines.count)
    for index in changes {
      for near in max(0, index - context)...min(lines.count - 1, index + context) {
        isKept[near] = true
      }
    }
    var result: [ReportTextLine] = []
    var gap = 0
    for index in lines.indices {
      if isKept[index] {
        if gap > 0 { result.append(ReportTextLine(g: gap)) }
        gap = 0
        result.append(lines[index])
      } else {
        gap += 1
      }
    }
    return gap > 0 ? result + [ReportTextLine(g: gap)] : result
  }
}
