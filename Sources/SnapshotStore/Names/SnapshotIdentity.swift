/// Identifies the assertion of a test that uses a reference.
package struct SnapshotIdentity: Equatable, Sendable {
  /// `Module/File.swift`.
  package var fileID: String
  /// The absolute path of the test's source.
  package var filePath: String
  /// The function's name as written, such as `testCard()`.
  package var testName: String
  /// The `named:` argument.
  package var name: String?
  /// The number of the unnamed assertion in its test, from 1.
  package var counter: Int
  /// The suffix that a matrix adds to the name; nil without a matrix.
  package var cell: String?
  /// The extension without a dot; nil for formats that have none.
  package var pathExtension: String?
  /// The `snapshotDirectory:` argument.
  package var directory: String?
  /// The compatibility that the test's trait requests.
  package var compatibility: SnapshotCompatibility?
  /// Whether a name stays empty if the original library's rule leaves no character of it.
  var mayBeEmpty = false

  package init(
    fileID: String, filePath: String, testName: String, name: String? = nil, counter: Int = 1,
    pathExtension: String? = nil, directory: String? = nil
  ) {
    self.fileID = fileID
    self.filePath = filePath
    self.testName = testName
    self.name = name
    self.counter = counter
    self.pathExtension = pathExtension
    self.directory = directory
  }

  /// The test target's module.
  var module: String { fileID.split(separator: "/").first.map(String.init) ?? "" }

  /// The name of the test's source without its extension.
  var testFile: String { FilePath.stem(filePath) }

  /// The part after the test's name: the name or the number of the assertion.
  var identifier: String {
    let own = identifierOfAssertion
    return cell.map { "\(own).\(SnapshotName.sanitized($0))" } ?? own
  }

  private var identifierOfAssertion: String {
    name.map { SnapshotName.sanitized($0, mayBeEmpty: mayBeEmpty) } ?? "\(counter)"
  }

  var fileName: String {
    SnapshotName.fileName(
      test: SnapshotName.sanitized(testName, mayBeEmpty: mayBeEmpty), identifier: identifier,
      pathExtension: pathExtension)
  }
}
