/// A unit of text, from small to large.
public enum UITextGranularity: Int, Sendable {
  case character, word, sentence, paragraph, line, document
}
