/// What a session takes in.
open class AVCaptureInput: NSObject, @unchecked Sendable {
  override init() { super.init() }
}
