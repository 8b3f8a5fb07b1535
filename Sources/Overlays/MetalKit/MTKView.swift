/// Draws nothing: there is no graphics processor.
@preconcurrency @MainActor
open class MTKView: UIView {
  /// Is never asked to draw.
  open weak var delegate: (any MTKViewDelegate)?
  /// Nil unless an app sets it: there are no graphics processors here.
  open var device: (any MTLDevice)?
  /// - Important: Inert. Nothing is drawn either way.
  open var isPaused = false
  /// - Important: Inert.
  open var enableSetNeedsDisplay = false
  /// - Important: Inert. No frames are drawn.
  open var preferredFramesPerSecond = 60
  /// - Important: Inert.
  open var framebufferOnly = true

  public init(frame frameRect: CGRect, device: (any MTLDevice)?) {
    self.device = device
    super.init(frame: frameRect)
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, device: nil) }

  public required init(coder: NSCoder) { super.init(frame: .zero) }
}
