/// What leads from an input to an output; none is made here.
open class AVCaptureConnection: NSObject, @unchecked Sendable {
  override init() { super.init() }
}
