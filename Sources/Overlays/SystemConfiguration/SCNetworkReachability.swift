/// A host, which counts as reachable, so that screens look the same everywhere.
public final class SCNetworkReachability: Sendable {
  init() {}
}

public func SCNetworkReachabilityCreateWithName(
  _ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? { SCNetworkReachability() }

/// True, with `reachable`.
@discardableResult
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  unsafe flags.pointee = .reachable
  return true
}
