open class ASAuthorization: NSObject {
  public struct Scope: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fullName = Self("full_name")
    public static let email = Self("email")
  }

  public let provider: any ASAuthorizationProvider
  public let credential: any ASAuthorizationCredential

  init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) {
    self.provider = provider
    self.credential = credential
    super.init()
  }
}
