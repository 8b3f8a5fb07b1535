/// Something on a map that has a title.
open class MKShape: NSObject {
  open var title: String?
  open var subtitle: String?

  public override init() { super.init() }
}
