/// A device that is attached; there is none here.
open class EAAccessory: NSObject, @unchecked Sendable {
  open var isConnected: Bool { false }
  open var connectionID: Int { EAConnectionIDNone }
  open var manufacturer: String { "" }
  open var name: String { "" }
  open var modelNumber: String { "" }
  open var serialNumber: String { "" }
  open var firmwareRevision: String { "" }
  open var hardwareRevision: String { "" }
  open var protocolStrings: [String] { [] }
  /// - Important: Inert.
  open weak var delegate: (any EAAccessoryDelegate)?

  override init() { super.init() }
}

public let EAConnectionIDNone = 0
