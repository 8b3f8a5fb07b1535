/// Who makes objects of Core Foundation; Swift does here.
public final class CFAllocator: Sendable {
  init() {}
}

public let kCFAllocatorDefault: CFAllocator? = nil
