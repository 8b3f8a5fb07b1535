/// A film put together of others, such as one in slow motion; none is made here, so none has tracks.
open class AVComposition: AVAsset, @unchecked Sendable {
  /// Always zero, because there are no tracks.
  open var naturalSize: CGSize { .zero }
}
