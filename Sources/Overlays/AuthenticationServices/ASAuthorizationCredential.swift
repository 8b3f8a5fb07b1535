/// What a user signed in with.
public protocol ASAuthorizationCredential: NSObjectProtocol {}
