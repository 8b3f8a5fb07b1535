/// Never made here: nothing is measured.
open class CMAttitude: NSObject, @unchecked Sendable {
  /// In radians; 0 unless a test overrides it.
  open var roll: Double { 0 }
  /// In radians; 0 unless a test overrides it.
  open var pitch: Double { 0 }
  /// In radians; 0 unless a test overrides it.
  open var yaw: Double { 0 }

  override init() { super.init() }
}
