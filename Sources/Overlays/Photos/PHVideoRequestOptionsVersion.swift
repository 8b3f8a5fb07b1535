/// Whether a film is wanted as it was edited.
public enum PHVideoRequestOptionsVersion: Int, Sendable {
  case current, original
}
