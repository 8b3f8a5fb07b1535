/// Never made here.
open class PHLivePhoto: NSObject, @unchecked Sendable {
  /// Always zero.
  open var size: CGSize { .zero }

  override init() { super.init() }
}
