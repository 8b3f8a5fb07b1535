/// Which contacts are looked for, and what of them.
open class CNContactFetchRequest: NSObject {
  open var predicate: NSPredicate?
  open var keysToFetch: [any CNKeyDescriptor]
  /// - Important: Inert.
  open var unifyResults = true

  public init(keysToFetch: [any CNKeyDescriptor]) {
    self.keysToFetch = keysToFetch
    super.init()
  }
}
