/// Shows no picture.
@preconcurrency @MainActor
open class PHLivePhotoView: UIView {
  public enum PlaybackStyle: Int, Sendable {
    case undefined, full, hint
  }

  open var livePhoto: PHLivePhoto?
  open var isMuted = false

  /// - Important: Inert.
  open func startPlayback(with playbackStyle: PlaybackStyle) {}
  /// - Important: Inert.
  open func stopPlayback() {}
}
