/// The verdict on one reference, in words that never change.
package enum ResultState: String, Codable, CaseIterable, Sendable {
  case matched
  /// Different, but within the tolerance that the test asks for.
  case tolerated
  case changed
  /// There was no reference.
  case added
  /// Something else than the picture: the reference cannot be read, the value threw, two tests share a path.
  case error
}
