/// A failure of an inline snapshot, with the line at which it is reported.
enum InlineFailure: Equatable {
  case atCall(String)
  case atClosure(String)

  var words: String {
    switch self {
    case .atCall(let words), .atClosure(let words): words
    }
  }
}
