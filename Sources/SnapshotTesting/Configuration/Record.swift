package import DarkroomSnapshotStore

extension SnapshotTestingConfiguration {
  /// The record mode, which decides which references an assertion writes.
  ///
  /// An assertion that writes a reference always fails.
  public struct Record: Equatable, Sendable {
    package let mode: RecordMode

    /// Writes every reference; a file with an equal picture is left unchanged.
    public static let all = Self(mode: .all)
    /// Writes missing references and references that differ.
    public static let failed = Self(mode: .failed)
    /// Writes missing references.
    ///
    /// Writes missing references. This is the default, unless `CI` is set: then the default is `never`.
    public static let missing = Self(mode: .missing)
    /// Writes nothing: differences and missing references fail.
    public static let never = Self(mode: .never)

    init(mode: RecordMode) {
      self.mode = mode
    }

    /// Creates a mode from `all`, `failed`, `missing` or `never`; nil for other names.
    ///
    /// - Parameter rawValue: the name of the mode.
    public init?(rawValue: String) {
      guard let mode = RecordMode(rawValue: rawValue), mode != .pending else { return nil }
      self.mode = mode
    }
  }
}

extension SnapshotTestingConfiguration.Record: ExpressibleByBooleanLiteral {
  /// Creates `.all` from true and `.missing` from false.
  @available(
    *, deprecated, message: "Use '.all' instead of 'true', and '.missing' instead of 'false'."
  )
  public init(booleanLiteral value: Bool) {
    self = value ? .all : .missing
  }
}
