/// A layer that shows no camera, only what each layer draws.
open class AVCaptureVideoPreviewLayer: CALayer {
  open var session: AVCaptureSession?
  /// - Important: Inert.
  open var videoGravity = AVLayerVideoGravity.resizeAspect

  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
}
