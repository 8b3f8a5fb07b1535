/// A property wrapper that creates bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  /// The object, whose read properties the view observes.
  public var wrappedValue: Value

  private init(storing value: Value) { wrappedValue = value }

  /// Declared in the type itself, so that memberwise initializers take the object as they do on iOS.
  @available(
    *, unavailable, message: "The wrapped value must be an object that conforms to Observable"
  )
  public init(wrappedValue: Value) { self.init(storing: wrappedValue) }

  /// The wrapper itself, whose members are bindings.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject {
  /// Returns a binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

extension Bindable where Value: AnyObject, Value: Observable {
  /// Wraps an object; views that read it are updated when the properties that they have read change.
  public init(wrappedValue: Value) { self.init(storing: wrappedValue) }
  /// Wraps an object inside of a body, for example one from the environment.
  public init(_ wrappedValue: Value) { self.init(storing: wrappedValue) }
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
extension Bindable: DynamicProperty, UndrawnValue {}
