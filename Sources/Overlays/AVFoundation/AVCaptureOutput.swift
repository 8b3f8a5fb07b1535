/// What a session gives out.
open class AVCaptureOutput: NSObject, @unchecked Sendable {
  override init() { super.init() }
}
