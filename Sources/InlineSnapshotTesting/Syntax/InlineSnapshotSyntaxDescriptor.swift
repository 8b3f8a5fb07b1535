/// Describes the closure of a call that is an inline snapshot.
///
/// A function of your own can take such closures and pass its caller's file, line and column to `assertInlineSnapshot`.
/// It identifies each closure with a descriptor.
public struct InlineSnapshotSyntaxDescriptor: Hashable, Sendable {
  /// The label of the trailing closure of `assertInlineSnapshot`.
  public static let defaultTrailingClosureLabel = "matches"

  /// Earlier labels of the closure; recording writes the current one.
  public var deprecatedTrailingClosureLabels: [String]
  /// The label of the closure, which is the name of its parameter.
  public var trailingClosureLabel: String
  /// The number of trailing closures before this one.
  public var trailingClosureOffset: Int
  /// Whether the text is an argument with that label and not the result of a closure.
  var isArgument = false

  /// Creates a descriptor of a closure; the default is `matches:`, the first trailing closure of the call.
  ///
  /// - Parameters:
  ///   - deprecatedTrailingClosureLabels: earlier labels of the closure.
  ///   - trailingClosureLabel: the label of the closure.
  ///   - trailingClosureOffset: the number of trailing closures before this one.
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
