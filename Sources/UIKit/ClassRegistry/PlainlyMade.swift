import Foundation

/// A class whose initializer without parameters isn't that of its superclass, nor an override of it: ours is a
/// convenience, which Swift doesn't look for when the class is known at run time only.
@MainActor
protocol PlainlyMade: NSObject {
  /// As `init()` of the class, called on a subclass that is known at run time only.
  static func makePlain() -> NSObject
}
