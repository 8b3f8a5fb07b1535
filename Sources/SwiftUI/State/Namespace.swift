/// A name that belongs to a single view.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  /// The name, which is unique in a tree.
  public struct ID: Hashable, Sendable {
    private let id: Int

    init(_ id: Int) { self.id = id }
  }

  /// The name, which the view keeps as long as it is in the tree.
  public internal(set) var wrappedValue = ID(0)

  public init() {}
}
