/// The kind of a view's content, which determines whether the view is mirrored in right-to-left interfaces.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
