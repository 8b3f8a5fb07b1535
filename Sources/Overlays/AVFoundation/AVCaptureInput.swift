open class AVCaptureInput: NSObject, @unchecked Sendable {
  override init() { super.init() }
}
