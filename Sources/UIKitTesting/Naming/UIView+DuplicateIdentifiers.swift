public import DarkroomUIKit

/// An error that lists accessibility identifiers shared by several views of a screen.
public struct DuplicateIdentifiersError: Error, Equatable, CustomStringConvertible {
  /// The identifiers in alphabetical order.
  public let identifiers: [String]
  /// The views that were searched, one per line; views with a shared identifier are marked with `→`.
  public let tree: String

  /// All identifiers in one sentence, followed by the tree that was searched.
  public var description: String {
    """
    More than one view has the accessibility identifier \
    \(identifiers.map { "\"\($0)\"" }.joined(separator: ", ")); the arrows mark them.
    \(tree)
    """
  }
}

extension UIView {
  /// Throws if two views, among this one and those below it, have the same accessibility identifier.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func requireUniqueAccessibilityIdentifiers() throws(DuplicateIdentifiersError) {
    let named = ([self] + recursiveSubviews).filter { $0.accessibilityIdentifier != nil }
    let groups = Dictionary(grouping: named) { $0.accessibilityIdentifier ?? "" }
    let duplicates = groups.filter { $0.value.count > 1 }
    guard !duplicates.isEmpty else { return }
    throw DuplicateIdentifiersError(
      identifiers: duplicates.keys.sorted(),
      tree: ViewOutline(self, marking: duplicates.values.flatMap { $0 }).text)
  }
}
