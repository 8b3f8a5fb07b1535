public protocol ASAuthorizationProvider: NSObjectProtocol {}
