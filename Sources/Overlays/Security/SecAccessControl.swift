/// Who may read an item; here the app may read each.
public final class SecAccessControl: Sendable {
  package let flags: SecAccessControlCreateFlags

  init(flags: SecAccessControlCreateFlags) { self.flags = flags }
}

/// Never nil, and never an error: nobody is asked.
public func SecAccessControlCreateWithFlags(
  _ allocator: CFAllocator?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? { SecAccessControl(flags: flags) }
