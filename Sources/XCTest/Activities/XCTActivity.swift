public import Foundation

/// A part of a test that has a name.
public protocol XCTActivity: NSObjectProtocol {
  var name: String { get }

  /// - Important: Inert. XCTest on Linux keeps no attachments.
  func add(_ attachment: Any)
}
