/// Something measured at a time.
open class CMLogItem: NSObject, @unchecked Sendable {
  /// In seconds; 0 unless a test overrides it.
  open var timestamp: TimeInterval { 0 }

  override init() { super.init() }
}
