/// Something of the library.
open class PHObject: NSObject, @unchecked Sendable {
  open var localIdentifier: String { "" }

  override init() { super.init() }
}
