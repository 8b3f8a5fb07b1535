/// How a presented controller comes.
///
/// - Important: Inert. It is there at once.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
