/// What connects the machine.
public struct NWPath: Equatable, Sendable {
  /// Whether it is ready.
  public enum Status: Sendable {
    case satisfied, unsatisfied, requiresConnection
  }

  /// Always `satisfied` in the path of a monitor.
  public let status: Status
  /// Always one Wi-Fi interface, `en0`, in the path of a monitor.
  public let availableInterfaces: [NWInterface]
  /// Always false in the path of a monitor.
  public let isExpensive: Bool
  /// Always false in the path of a monitor.
  public let isConstrained: Bool
  /// Whether the status is `satisfied`.
  public var supportsDNS: Bool { status == .satisfied }
  /// Whether the status is `satisfied`.
  public var supportsIPv4: Bool { status == .satisfied }
  /// Whether the status is `satisfied`.
  public var supportsIPv6: Bool { status == .satisfied }

  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.contains { $0.type == type }
  }

  /// The same on every machine.
  static let wifi = NWPath(
    status: .satisfied, availableInterfaces: [NWInterface(name: "en0", type: .wifi)],
    isExpensive: false, isConstrained: false)
}
