/// The allocator of Core Foundation's objects, which Swift replaces here.
public final class CFAllocator: Sendable {
  init() {}
}

public let kCFAllocatorDefault: CFAllocator? = nil
