/// Never made here: nothing is measured.
open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
  /// Without rotation, unless a test overrides it.
  open var attitude: CMAttitude { CMAttitude() }
  /// In multiples of the Earth's gravity; zero unless a test overrides it.
  open var gravity: CMAcceleration { CMAcceleration() }
  /// In multiples of the Earth's gravity; zero unless a test overrides it.
  open var userAcceleration: CMAcceleration { CMAcceleration() }
  /// In radians per second; zero unless a test overrides it.
  open var rotationRate: CMRotationRate { CMRotationRate() }
}

public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
