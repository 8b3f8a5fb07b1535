/// An object that a view observes but does not own.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty, UndrawnValue {
  /// Creates bindings to the properties of the object.
  @dynamicMemberLookup
  public struct Wrapper {
    let root: ObjectType

    /// Returns a binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let root = root
      return Binding(get: { root[keyPath: keyPath] }, set: { root[keyPath: keyPath] = $0 })
    }
  }

  private var object: ObjectType

  /// Observes an object; the view is updated when the object is about to change.
  public init(initialValue: ObjectType) { object = initialValue }
  /// Observes an object; the view is updated when the object is about to change.
  public init(wrappedValue: ObjectType) { object = wrappedValue }

  /// The object that the last evaluation of the parent has passed.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  /// Bindings to the properties of the object.
  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }
}
