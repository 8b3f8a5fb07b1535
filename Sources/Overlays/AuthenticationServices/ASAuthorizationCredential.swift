public protocol ASAuthorizationCredential: NSObjectProtocol {}
