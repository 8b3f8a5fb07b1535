/// What a session takes in from a device.
open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
  /// The device of the input.
  public let device: AVCaptureDevice

  /// Creates an input; nothing is thrown, but there is no device to pass.
  public init(device: AVCaptureDevice) throws {
    self.device = device
    super.init()
  }
}
