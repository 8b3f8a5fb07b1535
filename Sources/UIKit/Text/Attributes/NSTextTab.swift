import DarkroomCoreGraphics

/// A stop that the tab character moves to.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
  private let tag = ObjectTag()
  /// What a tab's options dictionary may hold.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  open var alignment: NSTextAlignment { storedAlignment }
  /// Points from the leading margin.
  open var location: CGFloat { storedLocation }
  open var options: [OptionKey: Any] { storedOptions }

  private let storedAlignment: NSTextAlignment
  private let storedLocation: CGFloat
  private let storedOptions: [OptionKey: Any]

  public init(
    textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]
  ) {
    storedAlignment = alignment
    storedLocation = location
    storedOptions = options
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.location == location && other.alignment == alignment
  }

  open override var hash: Int { location.hashValue }
}
