/// Without contacts, and without the permission to read them.
open class CNContactStore: NSObject, @unchecked Sendable {
  public override init() { super.init() }

  /// Nobody was asked.
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    .notDetermined
  }
  /// - Important: Inert. Nobody answers.
  open func requestAccess(
    for entityType: CNEntityType,
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {}
  /// Throws `CNError.authorizationDenied`.
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws { throw CNError(.authorizationDenied) }
  /// Throws `CNError.authorizationDenied`.
  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] { throw CNError(.authorizationDenied) }
}
