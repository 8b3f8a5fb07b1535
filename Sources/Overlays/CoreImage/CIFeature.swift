/// Never found here.
open class CIFeature: NSObject {
  /// Empty, unless a test overrides it.
  open var type: String { "" }
  /// Zero, unless a test overrides it.
  open var bounds: CGRect { .zero }

  override init() { super.init() }
}
