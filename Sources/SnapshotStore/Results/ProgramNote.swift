/// A note of a test program about itself for the tool; one line of JSON.
package struct ProgramNote: Codable, Equatable, Sendable {
  package enum Kind: String, Codable, Sendable {
    /// An XCTest test case began or ended.
    case started, ended
    /// Constraints contradict each other.
    case conflict
    /// The program ended by itself, after its tests.
    case exit
  }

  package var kind: Kind
  /// The test's name in its runner; for XCTest, the printed name.
  package var test: String?
  /// What the program printed.
  package var text: String?
  /// Whether the program ran Swift Testing tests rather than XCTest tests.
  package var isSwiftTesting: Bool?
  /// The exit status.
  package var status: Int32?

  package init(
    _ kind: Kind, test: String? = nil, text: String? = nil, isSwiftTesting: Bool? = nil,
    status: Int32? = nil
  ) {
    self.kind = kind
    self.test = test
    self.text = text
    self.isSwiftTesting = isSwiftTesting
    self.status = status
  }
}
