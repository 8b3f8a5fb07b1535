/// An error of this framework, by its code.
public struct PHPhotosError: Error, Equatable, Sendable, CustomNSError {
  /// What went wrong, by Apple's numbers.
  public enum Code: Int, Sendable {
    case internalError = -1
    case userCancelled = 3072
    case libraryVolumeOffline = 3114
    case invalidResource = 3302
    case networkAccessRequired = 3164
    case accessRestricted = 3310
    case accessUserDenied = 3311
  }

  /// The domain of these errors as `NSError`.
  public static let errorDomain = "PHPhotosErrorDomain"

  /// The reason.
  public let code: Code
  /// The number of the reason as `NSError`.
  public var errorCode: Int { code.rawValue }

  /// Creates an error with a reason.
  public init(_ code: Code) { self.code = code }
}
