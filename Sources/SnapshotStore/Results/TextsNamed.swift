import Foundation

/// The texts of a key in compact JSON, found without decoding the rest.
struct TextsNamed: Sequence, IteratorProtocol {
  private let json: Data
  private let opening: Data
  private var position: Data.Index

  init(_ key: String, in json: Data) {
    self.json = json
    opening = Data("\"\(key)\":\"".utf8)
    position = json.startIndex
  }

  /// A text that is cut short ends the sequence.
  mutating func next() -> String? {
    guard let found = json.range(of: opening, in: position..<json.endIndex),
      let end = end(ofTextAt: found.upperBound)
    else { return nil }
    position = end
    let text = json[found.upperBound..<end]
    guard text.contains(UInt8(ascii: "\\")) else { return String(decoding: text, as: UTF8.self) }
    let quoted = Data([UInt8(ascii: "\"")]) + text + Data([UInt8(ascii: "\"")])
    return (try? JSONDecoder().decode(String.self, from: quoted)) ?? ""
  }

  /// Where the quote is that ends a text.
  private func end(ofTextAt start: Data.Index) -> Data.Index? {
    var isEscaped = false
    return json[start...].firstIndex { byte in
      if isEscaped {
        isEscaped = false
        return false
      }
      isEscaped = byte == UInt8(ascii: "\\")
      return byte == UInt8(ascii: "\"")
    }
  }
}
