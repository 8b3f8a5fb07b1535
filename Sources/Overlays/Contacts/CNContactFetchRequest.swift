open class CNContactFetchRequest: NSObject {
  open var predicate: NSPredicate?
  open var keysToFetch: [any CNKeyDescriptor]
  open var unifyResults = true

  public init(keysToFetch: [any CNKeyDescriptor]) {
    self.keysToFetch = keysToFetch
    super.init()
  }
}
