import Synchronization

/// Distinguishes intervals with the same name.
public struct OSSignpostID: Hashable, Comparable, Sendable {
  public let rawValue: UInt64

  public init(_ value: UInt64) { rawValue = value }

  /// Creates a unique identifier; the log makes no difference.
  public init(log: OSLog) { self.init(Self.next()) }

  /// Creates an identifier that is the same for an object as long as the object lives.
  public init(log: OSLog, object: AnyObject) { self.init(of: object) }

  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  public static let invalid = OSSignpostID(.max)
  public static let null = OSSignpostID(0)

  public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { a.rawValue < b.rawValue }

  init(of object: AnyObject) { self.init(UInt64(UInt(bitPattern: ObjectIdentifier(object)))) }

  /// Returns an identifier that no other call returns.
  static func next() -> UInt64 { lastMade.wrappingAdd(1, ordering: .relaxed).newValue }

  private static let lastMade = Atomic<UInt64>(0)
}
