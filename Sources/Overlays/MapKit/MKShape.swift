open class MKShape: NSObject {
  open var title: String?
  open var subtitle: String?

  public override init() { super.init() }
}
