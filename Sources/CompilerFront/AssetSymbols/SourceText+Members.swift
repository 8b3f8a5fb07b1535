import DarkroomIOSSources

extension SourceText {
  /// Returns the members that extensions of a type declare, without the members of nested types and functions.
  func members(inExtensionsOf type: String) -> [String] {
    tokens.indices.flatMap { index -> [String] in
      guard isWord(index, "extension"), let name = lastName(after: index), word(name) == type,
        let open = (name + 1..<tokens.count).first(where: { isSymbol($0, "{") })
      else { return [] }
      return members(between: open, and: closing(open))
    }
  }

  /// Returns the index of the token `UIColor` in `extension UIKit.UIColor`.
  private func lastName(after keyword: Int) -> Int? {
    guard isWord(keyword + 1) else { return nil }
    var name = keyword + 1
    while isSymbol(name + 1, "."), isWord(name + 2) { name += 2 }
    return name
  }

  private func members(between open: Int, and end: Int) -> [String] {
    var names: [String] = []
    var index = open + 1
    while index < end {
      if ["{", "(", "["].contains(where: { isSymbol(index, $0) }) {
        index = closing(index)
      } else if ["let", "var", "func"].contains(where: { isWord(index, $0) }), isWord(index + 1) {
        names.append(word(index + 1))
      }
      index += 1
    }
    return names
  }
}
