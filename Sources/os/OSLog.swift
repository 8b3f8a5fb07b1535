public import Foundation

/// Where messages come from.
open class OSLog: NSObject, @unchecked Sendable {
  /// Common kinds of categories.
  public struct Category: Sendable {
    public let rawValue: String

    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  let origin: LogOrigin

  public init(subsystem: String, category: String) {
    origin = .named(subsystem: subsystem, category: category)
  }

  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  private init(_ origin: LogOrigin) { self.origin = origin }

  /// Its lines begin with the message.
  public static let `default` = OSLog(.unnamed)
  /// Writes nothing.
  public static let disabled = OSLog(.disabled)

  open func isEnabled(type: OSLogType) -> Bool { origin != .disabled }
}
