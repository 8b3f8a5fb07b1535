/// An error of this framework, by its code.
public struct LPError: Error, Equatable, Sendable, CustomNSError {
  /// What went wrong, by Apple's numbers.
  public enum Code: Int, Sendable {
    case unknown = 1
    case metadataFetchFailed, metadataFetchCancelled, metadataFetchTimedOut
  }

  public static let errorDomain = "LPErrorDomain"

  public let code: Code
  public var errorCode: Int { code.rawValue }

  public init(_ code: Code) { self.code = code }
}
