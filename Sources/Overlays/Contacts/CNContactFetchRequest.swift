/// Which contacts are looked for, and what of them.
open class CNContactFetchRequest: NSObject {
  /// The condition for contacts; nil for all.
  open var predicate: NSPredicate?
  /// The keys of the values to read.
  open var keysToFetch: [any CNKeyDescriptor]
  /// - Important: Inert.
  open var unifyResults = true

  /// Creates a request for all contacts.
  public init(keysToFetch: [any CNKeyDescriptor]) {
    self.keysToFetch = keysToFetch
    super.init()
  }
}
