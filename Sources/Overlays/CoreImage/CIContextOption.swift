/// How a context draws.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let useSoftwareRenderer = Self(rawValue: "kCIContextUseSoftwareRenderer")
  public static let workingColorSpace = Self(rawValue: "working_color_space")
  public static let outputColorSpace = Self(rawValue: "output_color_space")
  public static let priorityRequestLow = Self(rawValue: "kCIContextPriorityRequestLow")
  public static let highQualityDownsample = Self(rawValue: "kCIContextHighQualityDownsample")
}
