/// A device without sensors.
open class CMMotionManager: NSObject, @unchecked Sendable {
  /// In seconds.
  /// - Important: Inert.
  open var accelerometerUpdateInterval: TimeInterval = 0
  /// In seconds.
  /// - Important: Inert.
  open var gyroUpdateInterval: TimeInterval = 0
  /// In seconds.
  /// - Important: Inert.
  open var deviceMotionUpdateInterval: TimeInterval = 0

  public override init() { super.init() }

  open var isAccelerometerAvailable: Bool { false }
  open var isAccelerometerActive: Bool { false }
  open var accelerometerData: CMAccelerometerData? { nil }
  open var isGyroAvailable: Bool { false }
  open var isGyroActive: Bool { false }
  open var gyroData: CMGyroData? { nil }
  open var isDeviceMotionAvailable: Bool { false }
  open var isDeviceMotionActive: Bool { false }
  open var deviceMotion: CMDeviceMotion? { nil }
  /// - Important: Inert. Nothing is measured.
  open func startAccelerometerUpdates() {}
  /// - Important: Inert. Nothing is measured.
  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler
  ) {}
  /// - Important: Inert.
  open func stopAccelerometerUpdates() {}
  /// - Important: Inert. Nothing is measured.
  open func startGyroUpdates() {}
  /// - Important: Inert. Nothing is measured.
  open func startGyroUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler
  ) {}
  /// - Important: Inert.
  open func stopGyroUpdates() {}
  /// - Important: Inert. Nothing is measured.
  open func startDeviceMotionUpdates() {}
  /// - Important: Inert. Nothing is measured.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
  ) {}
  /// - Important: Inert.
  open func stopDeviceMotionUpdates() {}
}
