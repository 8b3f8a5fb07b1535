/// A layer that shows no camera, only what each layer draws.
open class AVCaptureVideoPreviewLayer: CALayer {
  /// The session whose camera would be shown.
  open var session: AVCaptureSession?
  /// - Important: Inert.
  open var videoGravity = AVLayerVideoGravity.resizeAspect

  /// Creates a layer that shows no camera.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
}
