/// Marks points and intervals.
///
/// - Important: Inert. Instruments records signposts; nothing does here, but what is measured runs.
public struct OSSignposter: Sendable {
  /// False only for the log and the signposter that are disabled; true is not a promise that something records.
  public let isEnabled: Bool

  public init() { isEnabled = true }
  public init(subsystem: String, category: String) { isEnabled = true }
  public init(subsystem: String, category: OSLog.Category) { isEnabled = true }
  public init(logger: Logger) { isEnabled = true }
  /// Creates a signposter that is disabled if the log is.
  public init(logHandle: OSLog) { isEnabled = logHandle.origin != .disabled }

  private init(isEnabled: Bool) { self.isEnabled = isEnabled }

  /// A signposter whose `isEnabled` is false.
  public static let disabled = OSSignposter(isEnabled: false)

  /// Another one at each call.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID(OSSignpostID.next()) }

  /// The same for one object as long as that lives.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(of: object) }
}

extension OSSignposter {
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }

  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive,
    _ message: @autoclosure () -> SignpostMetadata
  ) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }

  public func beginAnimationInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }

  public func beginAnimationInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive,
    _ message: @autoclosure () -> SignpostMetadata
  ) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }

  /// - Important: Inert.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}

  /// - Important: Inert.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState,
    _ message: @autoclosure () -> SignpostMetadata
  ) {}

  /// - Important: Inert.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

  /// - Important: Inert.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive,
    _ message: @autoclosure () -> SignpostMetadata
  ) {}

  /// Calls the closure.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result { try task() }

  /// Calls the closure.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive,
    _ message: @autoclosure () -> SignpostMetadata, around task: () throws -> Result
  ) rethrows -> Result { try task() }
}
