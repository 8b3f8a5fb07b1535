/// A layer that draws no film, only what each layer draws.
open class AVPlayerLayer: CALayer {
  open var player: AVPlayer?
  /// - Important: Inert.
  open var videoGravity = AVLayerVideoGravity.resizeAspect

  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }

  /// False: no film is loaded.
  open var isReadyForDisplay: Bool { false }
  /// Empty: no film is loaded.
  open var videoRect: CGRect { .zero }
}
