/// How a picture is read.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let colorSpace = Self(rawValue: "CIImageColorSpace")
  public static let applyOrientationProperty = Self(rawValue: "CIImageApplyOrientationProperty")
}
