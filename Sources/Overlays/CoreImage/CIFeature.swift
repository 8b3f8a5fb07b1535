/// Never found here.
open class CIFeature: NSObject {
  open var type: String { "" }
  open var bounds: CGRect { .zero }

  override init() { super.init() }
}
