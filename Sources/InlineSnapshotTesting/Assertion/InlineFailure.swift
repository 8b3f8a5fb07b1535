/// What is wrong with an inline snapshot, and at which line to say so.
enum InlineFailure: Equatable {
  case atCall(String)
  case atClosure(String)

  var words: String {
    switch self {
    case .atCall(let words), .atClosure(let words): words
    }
  }
}
