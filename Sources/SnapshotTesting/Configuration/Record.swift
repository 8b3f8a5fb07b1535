package import DarkroomSnapshotStore

extension SnapshotTestingConfiguration {
  /// Which references an assertion writes.
  ///
  /// Whatever is written, the assertion fails.
  public struct Record: Equatable, Sendable {
    package let mode: RecordMode

    /// Every reference; a file whose picture is the same is left alone.
    public static let all = Self(mode: .all)
    /// Missing references and those that differ.
    public static let failed = Self(mode: .failed)
    /// Missing references.
    ///
    /// The default, except where `CI` is set: `never` there.
    public static let missing = Self(mode: .missing)
    /// Nothing: a difference fails, and so does a missing reference.
    public static let never = Self(mode: .never)

    init(mode: RecordMode) {
      self.mode = mode
    }

    /// One of `all`, `failed`, `missing`, `never`.
    ///
    /// - Parameter rawValue: the name of the mode.
    public init?(rawValue: String) {
      guard let mode = RecordMode(rawValue: rawValue), mode != .pending else { return nil }
      self.mode = mode
    }
  }
}

extension SnapshotTestingConfiguration.Record: ExpressibleByBooleanLiteral {
  /// `.all` for true, `.missing` for false.
  @available(
    *, deprecated, message: "Use '.all' instead of 'true', and '.missing' instead of 'false'."
  )
  public init(booleanLiteral value: Bool) {
    self = value ? .all : .missing
  }
}
