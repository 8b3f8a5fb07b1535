/// Never made here.
open class PHChange: NSObject, @unchecked Sendable {
  override init() { super.init() }
}
