/// Takes pictures of a film; here it has none.
open class AVAssetImageGenerator: NSObject {
  /// The asset of which pictures would be taken.
  public let asset: AVAsset
  /// - Important: Inert.
  open var appliesPreferredTrackTransform = false
  /// In pixels.
  open var maximumSize = CGSize.zero
  /// - Important: Inert.
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  /// - Important: Inert.
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity

  /// Creates a generator, which can take no picture.
  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  /// Throws `AVError.decoderNotFound`: no film is read.
  open func copyCGImage(
    at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage { throw AVError(.decoderNotFound) }

  /// - Important: Inert.
  open func cancelAllCGImageGeneration() {}
}
