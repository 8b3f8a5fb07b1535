public import Foundation

/// Entries of the log.
///
/// - Important: Inert. Lines go to standard error, and no entry is kept: a store is empty.
open class OSLogStore: NSObject, @unchecked Sendable {
  /// Which entries a store has.
  public enum Scope: Int, Sendable {
    case system = 0
    case currentProcessIdentifier = 1
  }

  /// How entries are listed.
  public struct EnumeratorOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let reverse = EnumeratorOptions(rawValue: 1)
  }

  /// Never throws, where iOS does for `system`.
  public init(scope: Scope) throws { super.init() }

  open func position(date: Date) -> OSLogPosition { OSLogPosition() }
  open func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition()
  }
  open func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition()
  }

  /// Always none.
  public func getEntries(
    with options: EnumeratorOptions = [], at position: OSLogPosition? = nil,
    matching predicate: NSPredicate? = nil
  ) throws -> AnySequence<OSLogEntry> { AnySequence([]) }
}
