/// Insertions into a manifest's text.
///
/// Inserts text into a manifest without removing or moving any of the user's text.
struct ManifestEdits {
  private let text: ManifestText
  /// The indentation of one level.
  let unit: String
  private let lineFeed: String
  private var insertions: [(offset: Int, text: String)] = []

  init(_ text: ManifestText) {
    self.text = text
    unit = Self.unit(of: text)
    let feed = text.bytes.firstIndex(of: 0x0A) ?? 0
    lineFeed = feed > 0 && text.bytes[feed - 1] == 0x0D ? "\r\n" : "\n"
  }

  var isEmpty: Bool { insertions.isEmpty }

  /// The text with all insertions; insertions at the same place keep the order in which they were made.
  var result: [UInt8] {
    var result: [UInt8] = []
    var done = 0
    let sorted = insertions.enumerated().sorted {
      ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
    }
    for (_, insertion) in sorted {
      result += text.bytes[done..<insertion.offset]
      let fed = insertion.text.split(separator: "\n", omittingEmptySubsequences: false)
      result += fed.joined(separator: lineFeed).utf8
      done = insertion.offset
    }
    return result + text.bytes[done...]
  }

  mutating func insert(_ words: String, at offset: Int) {
    insertions.append((offset, words))
  }

  // MARK: Lists

  /// Adds items to a list after the item at `index`; the list must have one.
  mutating func add(_ words: [String], to list: ManifestList, after index: Int) {
    let item = list.items[index]
    let isLast = index == list.items.count - 1
    let hasOwnLine =
      isFirstOnLine(item.lowerBound)
      && (isLast || isFirstOnLine(list.items[index + 1].lowerBound))
    guard hasOwnLine else {
      return insert(words.map { ", \($0)" }.joined(), at: item.upperBound)
    }
    let comma = text.nextCode(from: item.upperBound).flatMap { text.isCode($0, ",") ? $0 : nil }
    if comma == nil { insert(",", at: item.upperBound) }
    let end = endOfComment(after: comma.map { $0 + 1 } ?? item.upperBound)
    let lines = words.map { "\n\(indent(of: item.lowerBound))\($0)" }.joined(separator: ",")
    insert(comma == nil ? lines : lines + ",", at: end)
  }

  /// Adds `words` to a list as its last item.
  mutating func append(_ words: String, to list: ManifestList) {
    guard !list.items.isEmpty else { return addFirst(words, to: list) }
    add([words], to: list, after: list.items.count - 1)
  }

  private mutating func addFirst(_ words: String, to list: ManifestList) {
    guard isFirstOnLine(list.close) else { return insert(words, at: list.open + 1) }
    let line = startOfLine(list.close)
    insert("\(indent(of: list.close))\(unit)\(words)\n", at: line)
  }

  // MARK: Lines

  func startOfLine(_ offset: Int) -> Int {
    (text.bytes[..<offset].lastIndex(of: 0x0A) ?? -1) + 1
  }

  private func indent(of offset: Int) -> String {
    let start = startOfLine(offset)
    return text.string(start..<offset).prefix { $0 == " " || $0 == "\t" }.description
  }

  private func isFirstOnLine(_ offset: Int) -> Bool {
    text.bytes[startOfLine(offset)..<offset].allSatisfy(ManifestText.isSpace)
  }

  /// The end of the comments that follow on the same line; `offset` if there are none.
  private func endOfComment(after offset: Int) -> Int {
    var end = offset
    var next = offset
    while next < text.bytes.count {
      if text.isComment(next) {
        end = next + 1
      } else if text.bytes[next] != 0x20, text.bytes[next] != 0x09 {
        break
      }
      next += 1
    }
    return end
  }

  /// The smallest indentation of a line; four spaces if no line is indented.
  private static func unit(of text: ManifestText) -> String {
    let lines = text.string(0..<text.bytes.count).split(whereSeparator: \.isNewline)
    let indents = lines.filter { $0.contains { !$0.isWhitespace } }
      .map { String($0.prefix { $0 == " " || $0 == "\t" }) }
    return indents.filter { !$0.isEmpty }.min { $0.count < $1.count } ?? "    "
  }
}
