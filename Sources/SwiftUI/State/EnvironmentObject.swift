/// An object that a view reads from its environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty, UndrawnValue {
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

  var found = StoredValue<ObjectType?>(nil)

  /// Creates a property whose object is found in the environment when the view is evaluated.
  public init() {}

  /// The nearest object of the type; reading it raises an exception if no view around has set one.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    guard let object = found.value else {
      UncaughtException.raise(
        "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for "
          + "\(ObjectType.self) may be missing as an ancestor of this view.")
    }
    return object
  }

  /// Bindings to the properties of the object; raises an exception if no view around has set one.
  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }
}

extension View {
  /// Sets the object that views inside read by its type.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(_EnvironmentChange { $0[object: T.self] = object })
  }
}
