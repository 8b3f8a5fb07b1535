/// An error of this framework, by its code.
public struct AVError: Error, Equatable, Sendable, CustomNSError {
  /// What went wrong, by Apple's numbers.
  public enum Code: Int, Sendable {
    case unknown = -11_800
    case outOfMemory = -11_801
    case sessionNotRunning = -11_803
    case deviceNotConnected = -11_814
    case mediaDiscontinuity = -11_812
    case exportFailed = -11_820
    case decodeFailed = -11_821
    case invalidSourceMedia = -11_822
    case decoderNotFound = -11_833
    case applicationIsNotAuthorizedToUseDevice = -11_852
  }

  /// The domain of these errors as `NSError`.
  public static let errorDomain = "AVFoundationErrorDomain"
  public static let unknown = Code.unknown

  /// The reason.
  public let code: Code
  /// The number of the reason as `NSError`.
  public var errorCode: Int { code.rawValue }

  /// Creates an error with a reason.
  public init(_ code: Code) { self.code = code }
}
