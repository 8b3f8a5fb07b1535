/// Something of the library.
open class PHObject: NSObject, @unchecked Sendable {
  /// Empty, unless a test overrides it.
  open var localIdentifier: String { "" }

  override init() { super.init() }
}
