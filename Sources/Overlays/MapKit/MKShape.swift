/// Something on a map that has a title.
open class MKShape: NSObject {
  /// The title; nil by default.
  open var title: String?
  /// The subtitle; nil by default.
  open var subtitle: String?

  public override init() { super.init() }
}
