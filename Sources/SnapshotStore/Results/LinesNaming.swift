import Foundation

/// The lines of JSON that may have a key, found without decoding them.
struct LinesNaming: Sequence, IteratorProtocol {
  private let text: Data
  private let key: Data
  private var position: Data.Index

  init(_ key: String, in text: Data) {
    self.text = text
    self.key = Data("\"\(key)\":".utf8)
    position = text.startIndex
  }

  mutating func next() -> Data? {
    guard let found = text.range(of: key, in: position..<text.endIndex) else { return nil }
    let before = text[position..<found.lowerBound].lastIndex(of: 0x0A).map { $0 + 1 } ?? position
    let end = text[found.upperBound...].firstIndex(of: 0x0A) ?? text.endIndex
    position = end
    return text[before..<end]
  }
}
