public import Foundation
public import XCTest

// A test case is an object on iOS, and tests make themselves delegates of what they test.
extension XCTestCase: @retroactive NSObjectProtocol {
  /// Whether it is the same test case.
  public func isEqual(_ object: Any?) -> Bool { object as AnyObject? === self }
  /// By identity.
  public var hash: Int { ObjectIdentifier(self).hashValue }
  /// The test case itself.
  public func `self`() -> Self { self }
  /// False.
  public func isProxy() -> Bool { false }
  /// Its name.
  public var description: String { name }
}
