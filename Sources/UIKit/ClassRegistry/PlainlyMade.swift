import Foundation

/// A class whose initializer without parameters neither is that of its superclass nor overrides it.
///
/// It is a convenience initializer, which Swift does not find if the class is known only at run time.
@MainActor
protocol PlainlyMade: NSObject {
  /// Calls `init()` on a subclass that is known only at run time.
  static func makePlain() -> NSObject
}
