public import Foundation

/// Where messages come from.
open class OSLog: NSObject, @unchecked Sendable {
  /// Common kinds of categories.
  public struct Category: Sendable {
    public let rawValue: String

    /// A category as any other: lines go to standard error, to no timeline of Instruments.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  let origin: LogOrigin

  /// Its lines begin with `[subsystem:category]`.
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

  /// True at every level, `debug` too, except for `disabled`.
  open func isEnabled(type: OSLogType) -> Bool { origin != .disabled }
}
