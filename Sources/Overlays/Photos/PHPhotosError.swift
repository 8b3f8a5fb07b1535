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

  public static let errorDomain = "PHPhotosErrorDomain"

  public let code: Code
  public var errorCode: Int { code.rawValue }

  public init(_ code: Code) { self.code = code }
}
