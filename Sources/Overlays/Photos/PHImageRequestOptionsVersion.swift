public enum PHImageRequestOptionsVersion: Int, Sendable {
  case current, unadjusted, original
}
