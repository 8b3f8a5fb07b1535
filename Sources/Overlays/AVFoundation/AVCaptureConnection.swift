open class AVCaptureConnection: NSObject, @unchecked Sendable {
  override init() { super.init() }
}
