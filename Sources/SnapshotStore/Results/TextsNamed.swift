import FoundationEssentials

/// The texts of a key in compact JSON, found without decoding the rest.
struct TextsNamed: Sequence, IteratorProtocol {
  /// Ends in a zero.
  private var json: [UInt8]
  private let opening: String
  private var position = 0

  init(_ key: String, in json: [UInt8]) {
    self.json = json
    self.json.append(0)
    opening = "\"\(key)\":\""
  }

  /// An incomplete text ends the sequence.
  mutating func next() -> String? {
    guard let found = place(of: opening, from: position) else { return nil }
    let start = found + opening.utf8.count
    guard let end = end(ofTextAt: start) else { return nil }
    position = end
    let text = json[start..<end]
    guard text.contains(UInt8(ascii: "\\")) else { return String(decoding: text, as: UTF8.self) }
    let quoted = Data([UInt8(ascii: "\"")]) + text + Data([UInt8(ascii: "\"")])
    return (try? JSONDecoder().decode(String.self, from: quoted)) ?? ""
  }

  /// The offset of the quotation mark that ends a text.
  private func end(ofTextAt start: Int) -> Int? {
    var from = start
    while let quote = place(of: "\"", from: from) {
      let escapes = json[start..<quote].reversed().prefix { $0 == UInt8(ascii: "\\") }
      if escapes.count.isMultiple(of: 2) { return quote }
      from = quote + 1
    }
    return nil
  }

  private func place(of part: String, from start: Int) -> Int? {
    ByteSearch.place(of: part, in: json, from: start)
  }
}
