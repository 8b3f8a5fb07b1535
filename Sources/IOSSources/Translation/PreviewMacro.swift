/// A `#Preview` with its closures.
struct PreviewMacro {
  let token: Int
  /// The brace of the body.
  let body: Int
  /// The last token of the last closure.
  let last: Int
  /// Whether it shows a view: a preview of a widget has a family or a timeline, one with arguments shows several.
  let showsView: Bool

  /// Nil if no closure follows.
  init?(_ source: SourceText, at token: Int) {
    var next = token + 1
    var labels: [String] = []
    if source.isSymbol(next, "(") {
      labels = source.inside(next).filter { source.isSymbol($0 + 1, ":") }.map(source.word)
      next = source.closing(next) + 1
    }
    guard source.isSymbol(next, "{") else { return nil }
    body = next
    var last = source.closing(next)
    while source.isWord(last + 1), source.isSymbol(last + 2, ":"), source.isSymbol(last + 3, "{") {
      labels.append(source.word(last + 1))
      last = source.closing(last + 3)
    }
    self.token = token
    self.last = last
    showsView = !labels.contains {
      ["as", "arguments", "widget", "timeline", "cameras"].contains($0)
    }
  }
}
