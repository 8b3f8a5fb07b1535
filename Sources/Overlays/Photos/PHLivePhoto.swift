/// Never made here.
open class PHLivePhoto: NSObject, @unchecked Sendable {
  open var size: CGSize { .zero }

  override init() { super.init() }
}
