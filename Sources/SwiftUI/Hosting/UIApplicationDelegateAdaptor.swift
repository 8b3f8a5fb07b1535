/// The delegate of an app's UIKit side.
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  @MainActor @preconcurrency public var wrappedValue: DelegateType {
    guard let object else {
      UncaughtException.raise("The application has no delegate of type \(DelegateType.self).")
    }
    return object
  }
  private let object: DelegateType?

  @MainActor @preconcurrency
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    object = UIApplication.shared.delegate as? DelegateType
  }
}
