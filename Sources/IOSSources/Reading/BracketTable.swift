/// Which bracket of a file closes which, found in one pass.
///
/// Kinds of brackets are not told apart when looking for the other one: in code that compiles they match.
struct BracketTable: Sendable {
  /// For each token that opens, the one that closes it; for `<` the token after its `>`; else −1.
  private var ends: [Int32]
  /// Whether each bracket that has another one has one of its kind.
  private(set) var isMatched = true
  /// The tokens that open what nothing closes, from the outside in.
  private(set) var unclosed: [Int] = []

  init(bytes: [UInt8], tokens: [Token]) {
    ends = [Int32](repeating: -1, count: tokens.count)
    var open: [Int] = []
    /// The `<` since the innermost bracket, and how many of them were there before each bracket.
    var angles: [Int] = []
    var outer: [Int] = []
    for (index, token) in tokens.enumerated() where token.kind == .symbol && token.range.count == 1
    {
      switch bytes[token.range.lowerBound] {
      case UInt8(ascii: "{"):
        // No type goes on behind a brace.
        end(&angles, downTo: outer.last ?? 0, at: index)
        fallthrough
      case UInt8(ascii: "("), UInt8(ascii: "["):
        open.append(index)
        outer.append(angles.count)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        end(&angles, downTo: outer.popLast() ?? 0, at: index)
        if let first = open.popLast() {
          ends[first] = Int32(index)
          // In ASCII the two of a kind are one or two apart.
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

  /// The token that closes the bracket; nil if nothing closes it, and past the end.
  func closing(_ open: Int) -> Int? { end(open) }
  func afterAngles(_ open: Int) -> Int? { end(open) }

  private func end(_ open: Int) -> Int? {
    ends.indices.contains(open) && ends[open] >= 0 ? Int(ends[open]) : nil
  }
}
