/// A property wrapper that creates the UIKit application delegate of an app.
///
/// The delegate is created once per process, with the first app that names its type, and becomes the application's
/// delegate. As on iOS, views find it in their environment if it is observable.
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  /// The delegate, which is the same object each time.
  @MainActor @preconcurrency public var wrappedValue: DelegateType { object }
  private let object: DelegateType

  /// Creates the delegate, or finds the one that an earlier app with the same type has created.
  @MainActor @preconcurrency
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    object = UIApplication.shared.delegate(of: delegateType)
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to the delegate's properties.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: object).projectedValue
  }
}
