/// A film or sound by its URL; the file is not read.
open class AVAsset: NSObject, @unchecked Sendable {
  package let source: URL?

  init(source: URL?) {
    self.source = source
    super.init()
  }

  /// Creates an asset of the file or stream at an address, which is not read.
  public convenience init(url URL: URL) { self.init(source: URL) }

  /// Unknown.
  open var duration: CMTime { .indefinite }
  /// Always false, because the file is not read.
  open var isPlayable: Bool { false }
  /// Always false, because the file is not read.
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
