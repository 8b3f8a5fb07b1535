/// What connects the machine with a network.
public struct NWInterface: Hashable, Sendable {
  /// A kind of connection.
  public enum InterfaceType: Sendable {
    case other, wifi, cellular, wiredEthernet, loopback
  }

  public let name: String
  public let type: InterfaceType
}
