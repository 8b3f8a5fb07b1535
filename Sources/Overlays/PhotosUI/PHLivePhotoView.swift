/// Shows no picture.
@preconcurrency @MainActor
open class PHLivePhotoView: UIView {
  /// How much of a live photo is played.
  public enum PlaybackStyle: Int, Sendable {
    case undefined, full, hint
  }

  open var livePhoto: PHLivePhoto?
  /// - Important: Inert.
  open var isMuted = false

  /// - Important: Inert.
  open func startPlayback(with playbackStyle: PlaybackStyle) {}
  /// - Important: Inert.
  open func stopPlayback() {}
}
