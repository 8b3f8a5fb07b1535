/// What is known of a link, as its maker set it.
open class LPLinkMetadata: NSObject, @unchecked Sendable {
  open var originalURL: URL?
  open var url: URL?
  open var title: String?
  /// - Important: Inert.
  open var iconProvider: NSItemProvider?
  /// - Important: Inert.
  open var imageProvider: NSItemProvider?
  /// - Important: Inert.
  open var videoProvider: NSItemProvider?
  /// - Important: Inert.
  open var remoteVideoURL: URL?

  public override init() { super.init() }
}
