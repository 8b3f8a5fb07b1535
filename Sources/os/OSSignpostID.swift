import Synchronization

/// Tells intervals of one name apart.
public struct OSSignpostID: Hashable, Comparable, Sendable {
  public let rawValue: UInt64

  public init(_ value: UInt64) { rawValue = value }

  /// Another one at each call; the log makes no difference.
  public init(log: OSLog) { self.init(Self.next()) }

  /// The same for one object as long as that lives.
  public init(log: OSLog, object: AnyObject) { self.init(of: object) }

  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  public static let invalid = OSSignpostID(.max)
  public static let null = OSSignpostID(0)

  public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { a.rawValue < b.rawValue }

  init(of object: AnyObject) { self.init(UInt64(UInt(bitPattern: ObjectIdentifier(object)))) }

  /// An identifier that no other call gives.
  static func next() -> UInt64 { lastMade.wrappingAdd(1, ordering: .relaxed).newValue }

  private static let lastMade = Atomic<UInt64>(0)
}
