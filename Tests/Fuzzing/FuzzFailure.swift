/// What a target found wrong.
package struct FuzzFailure: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }

  package static func check(
    _ condition: @autoclosure () throws -> Bool, _ description: @autoclosure () -> String
  ) throws {
    guard try condition() else { throw FuzzFailure(description()) }
  }
}
