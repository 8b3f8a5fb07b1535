/// A camera or microphone: there is none.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  /// Which side of the device a camera is on.
  public enum Position: Int, Sendable {
    case unspecified, back, front
  }

  /// When the flash goes off.
  public enum FlashMode: Int, Sendable {
    case off, on, auto
  }

  /// When the light is on.
  public enum TorchMode: Int, Sendable {
    case off, on, auto
  }

  /// A kind of camera or microphone.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let builtInWideAngleCamera = Self(
      rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    public static let builtInTelephotoCamera = Self(
      rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    public static let builtInDualCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
  }

  override init() { super.init() }

  /// Nil: there is none.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  /// Nil: there is none.
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }
  /// Empty: there is none.
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
  /// Nobody was asked.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    .notDetermined
  }
  /// - Important: Inert. Nobody answers.
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) {}
  /// Always `unspecified`.
  open var position: Position { .unspecified }
  /// Always false.
  open var hasTorch: Bool { false }
  /// Always false.
  open var hasFlash: Bool { false }
  /// Always false.
  open var isTorchAvailable: Bool { false }
  /// Always off; setting another mode has no effect.
  open var torchMode: TorchMode {
    get { .off }
    set {}
  }
  /// Throws `AVError.deviceNotConnected`.
  open func lockForConfiguration() throws { throw AVError(.deviceNotConnected) }
  /// - Important: Inert.
  open func unlockForConfiguration() {}
}
