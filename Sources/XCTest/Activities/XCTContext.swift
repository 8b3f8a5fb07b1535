public import Foundation

/// Groups what a test does.
public final class XCTContext: NSObject {
  /// Calls the block; nothing is recorded of the activity.
  public class func runActivity<Result>(
    named name: String, block: (any XCTActivity) throws -> Result
  ) rethrows -> Result { try block(Activity(name)) }
}

private final class Activity: NSObject, XCTActivity {
  let name: String

  init(_ name: String) { self.name = name }

  func add(_ attachment: Any) {}
}
