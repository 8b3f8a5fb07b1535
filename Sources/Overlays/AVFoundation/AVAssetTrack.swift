/// Never made here: no file is read.
open class AVAssetTrack: NSObject, @unchecked Sendable {
  /// In pixels.
  open var naturalSize: CGSize { .zero }
  open var preferredTransform: CGAffineTransform { .identity }
  open var nominalFrameRate: Float { 0 }
  open var mediaType: AVMediaType { .video }

  override init() { super.init() }
}
