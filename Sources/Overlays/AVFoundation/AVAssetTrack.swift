/// Never made here: no file is read.
open class AVAssetTrack: NSObject, @unchecked Sendable {
  /// In pixels.
  open var naturalSize: CGSize { .zero }
  /// Always the identity.
  open var preferredTransform: CGAffineTransform { .identity }
  /// Always 0.
  open var nominalFrameRate: Float { 0 }
  /// Always `video`.
  open var mediaType: AVMediaType { .video }

  override init() { super.init() }
}
