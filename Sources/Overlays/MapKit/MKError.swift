/// An error of this framework, by its code.
public struct MKError: Error, Equatable, Sendable, CustomNSError {
  /// What went wrong, by Apple's numbers.
  public enum Code: UInt, Sendable {
    case unknown = 1
    case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
  }

  public static let errorDomain = "MKErrorDomain"

  public let code: Code
  public var errorCode: Int { Int(code.rawValue) }

  public init(_ code: Code) { self.code = code }
}
