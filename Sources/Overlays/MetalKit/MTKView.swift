/// Draws nothing: there is no graphics processor.
@preconcurrency @MainActor
open class MTKView: UIView {
  open weak var delegate: (any MTKViewDelegate)?
  open var device: (any MTLDevice)?
  open var isPaused = false
  /// - Important: Inert.
  open var enableSetNeedsDisplay = false
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
