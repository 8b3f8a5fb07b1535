/// Keeps a player; no film is shown, its view is black.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
  /// Is called by tests, never by the controller.
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  /// Kept; none of its video is drawn.
  open var player: AVPlayer?
  /// - Important: Inert.
  open var showsPlaybackControls = true
  /// - Important: Inert.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// - Important: Inert.
  open var allowsPictureInPicturePlayback = true
  /// - Important: Inert.
  open var canStartPictureInPictureAutomaticallyFromInline = false
  /// - Important: Inert.
  open var entersFullScreenWhenPlaybackBegins = false
  /// - Important: Inert.
  open var exitsFullScreenWhenPlaybackEnds = false
  /// - Important: Inert.
  open var updatesNowPlayingInfoCenter = true
  private let overlay = UIView()

  /// False: no film is loaded.
  open var isReadyForDisplay: Bool { false }
  /// Empty: no film is loaded.
  open var videoBounds: CGRect { .zero }
  /// A view as large as the controller's, once that is loaded; what it contains is drawn over black.
  open var contentOverlayView: UIView? { overlay }

  open override func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
    view.backgroundColor = .black
    overlay.frame = view.bounds
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(overlay)
  }
}
