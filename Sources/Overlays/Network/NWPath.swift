/// What connects the machine.
public struct NWPath: Equatable, Sendable {
  /// Whether it is ready.
  public enum Status: Sendable {
    case satisfied, unsatisfied, requiresConnection
  }

  public let status: Status
  public let availableInterfaces: [NWInterface]
  public let isExpensive: Bool
  public let isConstrained: Bool
  public var supportsDNS: Bool { status == .satisfied }
  public var supportsIPv4: Bool { status == .satisfied }
  public var supportsIPv6: Bool { status == .satisfied }

  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.contains { $0.type == type }
  }

  /// The same on every machine.
  static let wifi = NWPath(
    status: .satisfied, availableInterfaces: [NWInterface(name: "en0", type: .wifi)],
    isExpensive: false, isConstrained: false)
}
