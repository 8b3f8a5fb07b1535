import Glibc

/// Characters with a special meaning in the text's destination, and their replacements.
///
/// Scalars are compared: an accent after a quote does not make it another character. The C library searches, because
/// this module's own loops are not optimized.
package struct TextEscapes: Sendable {
  private let escapes: [(part: [UInt8], replacement: [UInt8])]
  /// The first bytes of the parts, followed by a zero.
  private let beginnings: [CChar]

  package init(_ texts: [Unicode.Scalar: String]) {
    escapes = texts.sorted { $0.key < $1.key }
      .map { (Array(String($0.key).utf8), Array($0.value.utf8)) }
    beginnings = escapes.compactMap { $0.part.first.map(CChar.init(bitPattern:)) } + [0]
  }

  /// Whether `text` needs no replacement; a text that contains a zero byte always does.
  package func leaves(_ text: String) -> Bool {
    unsafe strcspn(text, beginnings) == text.utf8.count
  }

  package func applied(to text: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = 0
    for next in places(in: bytes) where next >= position {
      let escape = escapes.first { bytes[next...].starts(with: $0.part) }
      guard let escape else { continue }
      result += bytes[position..<next] + escape.replacement
      position = next + escape.part.count
    }
    return String(decoding: result + bytes[position...], as: UTF8.self)
  }

  /// Where parts may begin.
  private func places(in bytes: [UInt8]) -> [Int] {
    let terminated = (bytes + [0]).map(CChar.init(bitPattern:))
    var places: [Int] = []
    unsafe terminated.withUnsafeBufferPointer { buffer in
      guard let text = buffer.baseAddress else { return }
      var place = 0
      while place < bytes.count {
        unsafe place += strcspn(text + place, beginnings)
        // A zero byte in the text itself also stops the search.
        if place < bytes.count { places.append(place) }
        place += 1
      }
    }
    return places
  }
}
