/// The allocator of Core Foundation's objects, which Swift replaces here.
public final class CFAllocator: Sendable {
  init() {}
}

/// Nil: functions with an allocator ignore it.
public let kCFAllocatorDefault: CFAllocator? = nil
