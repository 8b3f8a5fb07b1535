/// The verdict on one reference; the raw values never change.
package enum ResultState: String, Codable, CaseIterable, Sendable {
  case matched
  /// The value differs, but within the tolerance that the test allows.
  case tolerated
  case changed
  /// There was no reference.
  case added
  /// An error other than a different picture: the reference cannot be read, the value threw an error, or two tests
  /// share a path.
  case error
}
