/// Keeps what is known of a link; it draws nothing.
@preconcurrency @MainActor
open class LPLinkView: UIView {
  /// Kept for tests; nothing of it is drawn.
  open var metadata: LPLinkMetadata = LPLinkMetadata()

  public convenience init(url URL: URL) {
    self.init(frame: .zero)
    metadata.originalURL = URL
  }

  public convenience init(metadata: LPLinkMetadata) {
    self.init(frame: .zero)
    self.metadata = metadata
  }
}
