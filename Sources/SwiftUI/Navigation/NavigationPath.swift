/// The values of the pushed pages.
public struct NavigationPath: Equatable, @unchecked Sendable {
  var elements: [AnyHashable] = []

  /// Creates a path without values, which shows the root of the stack.
  public init() {}
  /// Creates a path with values, the first of which is above the root.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// The number of pages above the root.
  public var count: Int { elements.count }
  /// Whether the stack shows its root.
  public var isEmpty: Bool { elements.isEmpty }
  /// Adds the value of a page that is pushed.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }
  /// Removes the values of the last pages, which are popped.
  ///
  /// - Precondition: `k` is at most the number of values.
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}
