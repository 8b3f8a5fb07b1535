/// The treatment of text that is wider than its line; the raw values are NSLineBreakMode's.
package enum LineBreakMode: Int, Hashable, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle

  package var truncates: Bool { rawValue >= Self.byTruncatingHead.rawValue }
}
