/// Never made here: nothing is measured.
open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
  /// In multiples of the Earth's gravity; zero unless a test overrides it.
  open var acceleration: CMAcceleration { CMAcceleration() }
}
