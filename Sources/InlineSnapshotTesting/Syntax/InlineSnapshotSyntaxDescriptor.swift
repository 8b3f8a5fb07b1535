/// Which closure of a call is an inline snapshot.
///
/// A function of one's own that takes such closures, and passes its caller's file, line and column to
/// `assertInlineSnapshot`, names each of them with one of these.
public struct InlineSnapshotSyntaxDescriptor: Hashable, Sendable {
  /// `matches`.
  public static let defaultTrailingClosureLabel = "matches"

  /// Labels that the closure had once; recording writes the one of today.
  public var deprecatedTrailingClosureLabels: [String]
  /// The name of the parameter.
  public var trailingClosureLabel: String
  /// How many closures stand before it, counted from the first of those that end the call.
  public var trailingClosureOffset: Int
  /// The text is an argument with that label, and in no closure.
  var isArgument = false

  /// `matches:`, the first of the closures that end the call, where nothing else is said.
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
