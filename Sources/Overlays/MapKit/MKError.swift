/// An error of this framework, by its code.
public struct MKError: Error, Equatable, Sendable, CustomNSError {
  /// What went wrong, by Apple's numbers.
  public enum Code: UInt, Sendable {
    case unknown = 1
    case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
  }

  /// The domain of these errors as `NSError`.
  public static let errorDomain = "MKErrorDomain"

  /// The reason.
  public let code: Code
  /// The number of the reason as `NSError`.
  public var errorCode: Int { Int(code.rawValue) }

  /// Creates an error with a reason.
  public init(_ code: Code) { self.code = code }
}
