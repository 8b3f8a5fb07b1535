/// Who a user signs in with.
public protocol ASAuthorizationProvider: NSObjectProtocol {}
