/// What a program of tests notes of itself for the tool; one line of JSON.
package struct ProgramNote: Codable, Equatable, Sendable {
  package enum Kind: String, Codable, Sendable {
    /// A case of XCTest began, or came to its end.
    case started, ended
    /// Constraints contradict each other.
    case conflict
    /// The program ended by itself, after its tests.
    case exit
  }

  package var kind: Kind
  /// As its runner calls it; XCTest's as it prints it.
  package var test: String?
  /// What the program printed.
  package var text: String?
  /// Whether it ran tests of Swift Testing and not of XCTest.
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
