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

  /// Always false, so apps that ask start no updates.
  open var isAccelerometerAvailable: Bool { false }
  /// Always false, even after updates were started.
  open var isAccelerometerActive: Bool { false }
  /// Always nil.
  open var accelerometerData: CMAccelerometerData? { nil }
  /// Always false, so apps that ask start no updates.
  open var isGyroAvailable: Bool { false }
  /// Always false, even after updates were started.
  open var isGyroActive: Bool { false }
  /// Always nil.
  open var gyroData: CMGyroData? { nil }
  /// Always false, so apps that ask start no updates.
  open var isDeviceMotionAvailable: Bool { false }
  /// Always false, even after updates were started.
  open var isDeviceMotionActive: Bool { false }
  /// Always nil.
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
