public import Foundation
public import XCTest

// A test case is an object on iOS, and tests make themselves delegates of what they test.
extension XCTestCase: @retroactive NSObjectProtocol {
  public func isEqual(_ object: Any?) -> Bool { object as AnyObject? === self }
  public var hash: Int { ObjectIdentifier(self).hashValue }
  public func `self`() -> Self { self }
  public func isProxy() -> Bool { false }
  public var description: String { name }
}
