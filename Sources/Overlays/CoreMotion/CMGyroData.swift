/// Never made here: nothing is measured.
open class CMGyroData: CMLogItem, @unchecked Sendable {
  /// In radians per second; zero unless a test overrides it.
  open var rotationRate: CMRotationRate { CMRotationRate() }
}
