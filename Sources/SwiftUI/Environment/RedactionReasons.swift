/// Why content is hidden.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension View {
  nonisolated public func redacted(reason: RedactionReasons) -> some View { undrawn() }
  nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }
  /// - Important: Inert.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
}
