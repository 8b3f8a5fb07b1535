public import DarkroomUIKit

/// Groups relatives by a key, each group in the order of the relatives; views with a nil key are omitted.
extension UIView {
  /// Ancestors in groups, nearest first.
  ///
  /// An error thrown by `key` ends the search.
  ///
  /// - Parameter key: returns the group of a view; nil omits the view.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func groupAncestors<Key: Hashable>(by key: (UIView) throws -> Key?) rethrows -> [Key:
    [UIView]]
  {
    try Self.group(relativeAncestors, by: key)
  }

  /// Groups ancestors by the name of their exact class.
  ///
  /// - Parameter types: the exact classes of wanted views.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func groupAncestors(by types: [UIView.Type]) -> [String: [UIView]] {
    groupAncestors { $0.typeName(among: types) }
  }

  /// Groups ancestors by tag; an ancestor with none of `tags` is omitted.
  ///
  /// - Parameter tags: the tags of wanted views.
  @_disfavoredOverload
  @preconcurrency @MainActor public func groupAncestors(by tags: [Int]) -> [Int: [UIView]] {
    groupAncestors { tags.contains($0.tag) ? $0.tag : nil }
  }

  /// Groups descendants by a key, in depth-first order.
  ///
  /// An error thrown by `key` ends the search.
  ///
  /// - Parameter key: returns the group of a view; nil omits the view.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func groupDescendants<Key: Hashable>(by key: (UIView) throws -> Key?) rethrows -> [Key:
    [UIView]]
  {
    try Self.group(relativeDescendants, by: key)
  }

  /// Groups descendants by the name of their exact class.
  ///
  /// - Parameter types: the exact classes of wanted views.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func groupDescendants(by types: [UIView.Type]) -> [String: [UIView]] {
    groupDescendants { $0.typeName(among: types) }
  }

  /// Groups descendants by tag; a descendant with none of `tags` is omitted.
  ///
  /// - Parameter tags: the tags of wanted views.
  @_disfavoredOverload
  @preconcurrency @MainActor public func groupDescendants(by tags: [Int]) -> [Int: [UIView]] {
    groupDescendants { tags.contains($0.tag) ? $0.tag : nil }
  }

  /// Groups siblings by a key, in subview order.
  ///
  /// An error thrown by `key` ends the search.
  ///
  /// - Parameter key: returns the group of a view; nil omits the view.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func groupSiblings<Key: Hashable>(by key: (UIView) throws -> Key?) rethrows -> [Key:
    [UIView]]
  {
    try Self.group(relativeSiblings, by: key)
  }

  /// Groups siblings by the name of their exact class.
  ///
  /// - Parameter types: the exact classes of wanted views.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func groupSiblings(by types: [UIView.Type]) -> [String: [UIView]] {
    groupSiblings { $0.typeName(among: types) }
  }

  /// Groups siblings by tag; a sibling with none of `tags` is omitted.
  ///
  /// - Parameter tags: the tags of wanted views.
  @_disfavoredOverload
  @preconcurrency @MainActor public func groupSiblings(by tags: [Int]) -> [Int: [UIView]] {
    groupSiblings { tags.contains($0.tag) ? $0.tag : nil }
  }

  private static func group<Key: Hashable>(
    _ views: [UIView], by key: (UIView) throws -> Key?
  ) rethrows -> [Key: [UIView]] {
    var groups: [Key: [UIView]] = [:]
    for view in views {
      guard let key = try key(view) else { continue }
      groups[key, default: []].append(view)
    }
    return groups
  }

  private func typeName(among types: [UIView.Type]) -> String? {
    isExactly(oneOf: types) ? String(describing: type(of: self)) : nil
  }
}
