/// A call with labeled arguments, such as `.target(name: "App")`.
struct ManifestCall {
  struct Argument {
    /// Empty where there is none.
    var label: String
    var value: Range<Int>
  }

  /// The name of the called function, without a preceding type: `target`.
  let name: String
  let list: ManifestList
  let arguments: [Argument]

  /// The call that spans all of `range`; nil for any other expression.
  init?(_ range: Range<Int>, in text: ManifestText) {
    guard let open = range.first(where: { text.isCode($0, "(") }),
      let list = ManifestList(open: open, in: text), list.close == range.upperBound - 1
    else { return nil }
    let callee = text.string(range.lowerBound..<open)
    let isPath = callee.utf8.allSatisfy {
      ManifestText.isWord($0) || $0 == UInt8(ascii: ".") || ManifestText.isSpace($0)
    }
    guard isPath, let name = callee.split(separator: ".").last else { return nil }
    self.name = name.filter { !$0.isWhitespace }
    self.list = list
    arguments = list.items.map { Self.argument($0, in: text) }
  }

  private static func argument(_ item: Range<Int>, in text: ManifestText) -> Argument {
    let end = text.endOfWord(at: item.lowerBound)
    guard end > item.lowerBound, let colon = text.nextCode(from: end), text.isCode(colon, ":")
    else { return Argument(label: "", value: item) }
    return Argument(
      label: text.string(item.lowerBound..<end), value: text.trimmed(colon + 1..<item.upperBound))
  }

  func value(_ label: String) -> Range<Int>? { arguments.first { $0.label == label }?.value }
}
