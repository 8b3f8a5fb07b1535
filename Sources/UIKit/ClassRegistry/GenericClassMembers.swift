/// A generic class whose members are entered in the registry for each specialisation.
///
/// Code that IOSSources generates conforms to it.
public protocol _GenericClassMembers: AnyObject {
  static var _darkroomRegisterMembers: @MainActor @Sendable () -> Void { get }
}
