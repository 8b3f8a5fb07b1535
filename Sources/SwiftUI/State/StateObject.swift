/// An object that a view creates once and owns.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty, UndrawnValue {
  final class Storage {
    var object: ObjectType?
    let make: () -> ObjectType

    init(_ make: @escaping () -> ObjectType) { self.make = make }
  }

  var storage: Storage

  /// Creates the object only when it is read for the first time.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    storage = Storage(thunk)
  }

  /// The object, which is created when it is read for the first time and lasts as long as the view.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    if let object = storage.object { return object }
    let object = storage.make()
    storage.object = object
    return object
  }

  /// Bindings to the properties of the object.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(root: wrappedValue)
  }
}
