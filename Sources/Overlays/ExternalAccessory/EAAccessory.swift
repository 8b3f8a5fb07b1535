/// A device that is attached; there is none here.
open class EAAccessory: NSObject, @unchecked Sendable {
  /// False, unless a test overrides it.
  open var isConnected: Bool { false }
  /// `EAConnectionIDNone`, unless a test overrides it.
  open var connectionID: Int { EAConnectionIDNone }
  /// Empty, unless a test overrides it.
  open var manufacturer: String { "" }
  /// Empty, unless a test overrides it.
  open var name: String { "" }
  /// Empty, unless a test overrides it.
  open var modelNumber: String { "" }
  /// Empty, unless a test overrides it.
  open var serialNumber: String { "" }
  /// Empty, unless a test overrides it.
  open var firmwareRevision: String { "" }
  /// Empty, unless a test overrides it.
  open var hardwareRevision: String { "" }
  /// Empty, unless a test overrides it.
  open var protocolStrings: [String] { [] }
  /// - Important: Inert.
  open weak var delegate: (any EAAccessoryDelegate)?

  override init() { super.init() }
}

public let EAConnectionIDNone = 0
