/// An object that a view observes but does not own.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty, UndrawnValue {
  /// Creates bindings to the properties of the object.
  @dynamicMemberLookup
  public struct Wrapper {
    let root: ObjectType

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let root = root
      return Binding(get: { root[keyPath: keyPath] }, set: { root[keyPath: keyPath] = $0 })
    }
  }

  private var object: ObjectType

  public init(initialValue: ObjectType) { object = initialValue }
  public init(wrappedValue: ObjectType) { object = wrappedValue }

  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }
}
