/// A name that belongs to one view only.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  /// The name.
  public struct ID: Hashable, Sendable {
    private let id: UUID

    init(_ id: UUID) { self.id = id }
  }

  var storage = StoredValue(ID(UUID()))

  public init() {}

  public var wrappedValue: ID { storage.value }
}
