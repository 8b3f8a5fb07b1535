/// Whether edits are to be seen.
public enum PHImageRequestOptionsVersion: Int, Sendable {
  case current, unadjusted, original
}
