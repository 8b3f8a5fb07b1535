/// The pairs of opening and closing brackets in a file, found in one pass.
///
/// The search for the other bracket ignores the kind of bracket, because brackets match in code that compiles.
struct BracketTable: Sendable {
  /// For each opening token, the token that closes it; for `<`, the token after its `>`; otherwise −1.
  private var ends: [Int32]
  /// Whether both brackets of every pair have the same kind.
  private(set) var isMatched = true
  /// The opening tokens that are never closed, from the outside in.
  private(set) var unclosed: [Int] = []

  init(bytes: [UInt8], tokens: [Token]) {
    ends = [Int32](repeating: -1, count: tokens.count)
    var open: [Int] = []
    /// The `<` tokens since the innermost bracket, and their number before each bracket.
    var angles: [Int] = []
    var outer: [Int] = []
    for (index, token) in tokens.enumerated() where token.kind == .symbol && token.range.count == 1
    {
      switch bytes[token.range.lowerBound] {
      case UInt8(ascii: "{"):
        // No type continues after a brace.
        end(&angles, downTo: outer.last ?? 0, at: index)
        fallthrough
      case UInt8(ascii: "("), UInt8(ascii: "["):
        open.append(index)
        outer.append(angles.count)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        end(&angles, downTo: outer.popLast() ?? 0, at: index)
        if let first = open.popLast() {
          ends[first] = Int32(index)
          // In ASCII the codes of a bracket pair differ by one or two.
          let opening = bytes[tokens[first].range.lowerBound]
          isMatched = isMatched && (1...2).contains(bytes[token.range.lowerBound] &- opening)
        } else {
          isMatched = false
        }
      case UInt8(ascii: "<"): angles.append(index)
      case UInt8(ascii: ">"):
        if angles.count > outer.last ?? 0, let first = angles.popLast() {
          ends[first] = Int32(index + 1)
        }
      default: break
      }
    }
    unclosed = open
  }

  private mutating func end(_ angles: inout [Int], downTo count: Int, at index: Int) {
    while angles.count > count, let last = angles.popLast() { ends[last] = Int32(index) }
  }

  /// The token that closes the bracket; nil if nothing closes it, or if the index is past the end.
  func closing(_ open: Int) -> Int? { end(open) }
  func afterAngles(_ open: Int) -> Int? { end(open) }

  private func end(_ open: Int) -> Int? {
    ends.indices.contains(open) && ends[open] >= 0 ? Int(ends[open]) : nil
  }
}
