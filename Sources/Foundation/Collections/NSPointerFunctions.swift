public import Foundation

/// How a collection of objects stores and compares them.
open class NSPointerFunctions: NSObject {
  /// Only the options declared here have an effect.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The collection retains its objects, which is the default.
    public static let strongMemory = Options([])
    /// The collection does not retain its objects; an object that ends leaves it.
    public static let weakMemory = Options(rawValue: 5)
    /// Objects are compared by `isEqual(_:)`.
    public static let objectPersonality = Options([])
    /// Objects are compared by identity.
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    /// Objects that conform to `NSCopying` are copied.
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}

/// The type of Objective-C's options, for code that names it.
public typealias NSHashTableOptions = Int
/// The type of Objective-C's options, for code that names it.
public typealias NSMapTableOptions = Int
