/// A `#Preview` with its closures.
struct PreviewMacro {
  let token: Int
  /// The brace of the body.
  let body: Int
  /// The last token of the last closure.
  let last: Int
  /// Whether the body has parameters.
  let hasArguments: Bool
  /// The content of the preview if it is not a view, such as a widget, with an article.
  let undrawn: String?

  /// Nil if no closure follows.
  init?(_ source: SourceText, at token: Int) {
    var next = token + 1
    var labels: Set<String> = []
    if source.isSymbol(next, "(") {
      labels = Set(source.inside(next).filter { source.isSymbol($0 + 1, ":") }.map(source.word))
      next = source.closing(next) + 1
    }
    guard source.isSymbol(next, "{") else { return nil }
    body = next
    var last = source.closing(next)
    while source.isWord(last + 1), source.isSymbol(last + 2, ":"), source.isSymbol(last + 3, "{") {
      labels.insert(source.word(last + 1))
      last = source.closing(last + 3)
    }
    self.token = token
    self.last = last
    hasArguments = labels.contains("arguments")
    if !labels.isDisjoint(with: ["as", "using", "widget", "timeline"]) {
      undrawn = "a widget or a live activity"
    } else if !labels.isDisjoint(with: ["cameras", "immersionStyle"]) {
      undrawn = "a scene in space"
    } else {
      undrawn = nil
    }
  }
}
