/// Describes the closure of a call that is an inline snapshot.
///
/// Your own function may take such closures and pass its caller's file, line and column to `assertInlineSnapshot`. It
/// names each closure with a descriptor.
public struct InlineSnapshotSyntaxDescriptor: Hashable, Sendable {
  /// The label of the closure of `assertInlineSnapshot`.
  public static let defaultTrailingClosureLabel = "matches"

  /// Earlier labels of the closure; recording writes the current one.
  public var deprecatedTrailingClosureLabels: [String]
  /// The name of the parameter.
  public var trailingClosureLabel: String
  /// The number of trailing closures before it.
  public var trailingClosureOffset: Int
  /// The text is an argument with that label, and in no closure.
  var isArgument = false

  /// Describes a closure; the default is `matches:`, the first trailing closure of the call.
  ///
  /// - Parameters:
  ///   - deprecatedTrailingClosureLabels: earlier labels of the closure.
  ///   - trailingClosureLabel: the label of the closure.
  ///   - trailingClosureOffset: the number of trailing closures before it.
  public init(
    deprecatedTrailingClosureLabels: [String] = [],
    trailingClosureLabel: String = Self.defaultTrailingClosureLabel,
    trailingClosureOffset: Int = 0
  ) {
    self.deprecatedTrailingClosureLabels = deprecatedTrailingClosureLabels
    self.trailingClosureLabel = trailingClosureLabel
    self.trailingClosureOffset = trailingClosureOffset
  }

  var labels: [String] { [trailingClosureLabel] + deprecatedTrailingClosureLabels }
}
