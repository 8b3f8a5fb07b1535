/// Whether text is asked to be bold.
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular, bold
}
