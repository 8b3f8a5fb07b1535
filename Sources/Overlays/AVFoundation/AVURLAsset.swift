/// A film or sound at a URL.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// The address of the file or stream.
  public let url: URL

  /// Creates an asset of the file or stream at an address, which is not read; the options are ignored.
  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init(source: URL)
  }
}
