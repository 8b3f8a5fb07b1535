public struct NWInterface: Hashable, Sendable {
  public enum InterfaceType: Sendable {
    case other, wifi, cellular, wiredEthernet, loopback
  }

  public let name: String
  public let type: InterfaceType
}
