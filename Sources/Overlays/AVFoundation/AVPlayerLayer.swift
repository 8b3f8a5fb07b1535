/// A layer that draws no film, only what each layer draws.
open class AVPlayerLayer: CALayer {
  /// The player whose film would be shown.
  open var player: AVPlayer?
  /// - Important: Inert.
  open var videoGravity = AVLayerVideoGravity.resizeAspect

  /// Creates a layer that shows no film.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }

  /// False: no film is loaded.
  open var isReadyForDisplay: Bool { false }
  /// Empty: no film is loaded.
  open var videoRect: CGRect { .zero }
}
