import DarkroomRaster

/// Finds places of a source in a later version of it, by their content.
struct SourceRevision {
  private let base: [UInt8]
  private let current: [UInt8]
  private let isSame: Bool
  /// The number of bytes that both versions share at the start, and in the rest at the end.
  private let prefix: Int
  private let suffix: Int
  private let lines: (base: [Range<Int>], current: [Range<Int>])
  private let alignment: LineAlignment?

  init(base: [UInt8], current: [UInt8]) {
    self.base = base
    self.current = current
    isSame = base == current
    let prefix = zip(base, current).prefix { $0 == $1 }.count
    let rest = min(base.count, current.count) - prefix
    self.prefix = prefix
    suffix = zip(base.reversed(), current.reversed()).prefix(rest).prefix { $0 == $1 }.count
    lines = (Self.lines(of: base), Self.lines(of: current))
    alignment =
      isSame
      ? nil : LineAlignment(lines.base.map { base[$0] }, lines.current.map { current[$0] })
  }

  private static func lines(of bytes: [UInt8]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    for index in bytes.indices where bytes[index] == 0x0A {
      lines.append(start..<index + 1)
      start = index + 1
    }
    lines.append(start..<bytes.count)
    return lines
  }

  /// The current offset of an edit of the base version; nil if that place was changed.
  func place(of edit: SourceEdit) -> Int? {
    guard edit.offset >= 0, edit.end <= base.count else { return nil }
    guard let place = isSame ? edit.offset : moved(edit) else { return nil }
    let end = place + edit.old.utf8.count
    guard end <= current.count, current[place..<end].elementsEqual(edit.old.utf8) else {
      return nil
    }
    return place
  }

  private func moved(_ edit: SourceEdit) -> Int? { byLines(edit) ?? besideInsertion(edit) }

  /// Finds the place if only another literal was written in the same line.
  ///
  /// Text inserted at exactly this place comes before this edit, unless this edit has the lowest rank.
  private func besideInsertion(_ edit: SourceEdit) -> Int? {
    let added = current[prefix..<current.count - suffix]
    guard prefix + suffix == base.count,
      SourceEdit.isLiteral(String(decoding: added, as: UTF8.self))
    else { return nil }
    let before = edit.end <= prefix ? edit.offset : nil
    let behind = edit.offset >= prefix ? edit.offset + added.count : nil
    return edit.rank == 0 ? before ?? behind : behind ?? before
  }

  /// All lines of the old text must still exist, one after the other.
  private func byLines(_ edit: SourceEdit) -> Int? {
    guard let matches = alignment?.matches else { return nil }
    let first = line(at: edit.offset)
    guard let place = matches[first] else { return nil }
    for (step, line) in (first...line(at: max(edit.offset, edit.end - 1))).enumerated()
    where matches[line] != place + step {
      return nil
    }
    return lines.current[place].lowerBound + edit.offset - lines.base[first].lowerBound
  }

  private func line(at offset: Int) -> Int {
    var (low, high) = (0, lines.base.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines.base[middle].lowerBound <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
