/// Finds nothing: nothing is captured.
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
  /// - Important: Inert.
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  /// Always empty.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  /// The delegate that was set; it is not retained.
  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?

  public override init() { super.init() }

  /// Stores a delegate; the queue is ignored.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
    queue objectsCallbackQueue: DispatchQueue?
  ) { metadataObjectsDelegate = objectsDelegate }
}
