/// A film or sound by its URL; the file is not read.
open class AVAsset: NSObject, @unchecked Sendable {
  package let source: URL?

  init(source: URL?) {
    self.source = source
    super.init()
  }

  public convenience init(url URL: URL) { self.init(source: URL) }

  /// Unknown.
  open var duration: CMTime { .indefinite }
  open var isPlayable: Bool { false }
  open var isReadable: Bool { false }
  /// Empty: the file is not read.
  open var tracks: [AVAssetTrack] { [] }
  /// Empty: the file is not read.
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
  /// Calls back before it returns; the values are those of a file that is not read.
  open func loadValuesAsynchronously(
    forKeys keys: [String], completionHandler handler: (() -> Void)? = nil
  ) { handler?() }
  /// - Important: Inert.
  open func cancelLoading() {}
}
