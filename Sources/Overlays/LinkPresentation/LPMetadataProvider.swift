/// Finds nothing: there is no network.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
  open var timeout: TimeInterval = 30
  /// - Important: Inert.
  open var shouldFetchSubresources = true

  public override init() { super.init() }

  /// Completes with `LPError.metadataFetchFailed`, before it returns.
  open func startFetchingMetadata(
    for URL: URL, completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void
  ) { completionHandler(nil, LPError(.metadataFetchFailed)) }

  /// - Important: Inert.
  open func cancel() {}
}
