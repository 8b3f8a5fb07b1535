@_spi(Internals) public import DarkroomSnapshotTesting
public import Foundation

/// The form before closures: the text is the argument `with:`, and white space at its ends does not count.
@available(*, deprecated, message: "Use 'assertInlineSnapshot(of:as:matches:)' instead.")
public func _assertInlineSnapshot<Value>(
  matching value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, String>,
  record recording: Bool = false,
  timeout: TimeInterval = 5,
  with reference: String = "",
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let failure = _verifyInlineSnapshot(
    matching: try value(), as: snapshotting, record: recording, timeout: timeout, with: reference,
    fileID: fileID, file: filePath, testName: testName, line: line, column: column)
  guard let failure else { return }
  recordIssue(failure, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// The form before closures, for assertion functions of one's own.
///
/// - Returns: what is wrong, or nil.
@available(*, deprecated, message: "Use 'assertInlineSnapshot(of:as:matches:)' instead.")
public func _verifyInlineSnapshot<Value>(
  matching value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, String>,
  record recording: Bool = false,
  timeout: TimeInterval = 5,
  with reference: String = "",
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) -> String? {
  let source = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let request = InlineRequest(
    place: InlinePlace(source: source, function: testName), syntaxDescriptor: .with,
    timeout: timeout, record: recording ? .all : nil)
  return request.verify(with: reference, try value(), as: snapshotting)?.words
}

extension InlineSnapshotSyntaxDescriptor {
  /// The argument `with:`.
  static let with: Self = {
    var descriptor = Self(trailingClosureLabel: "with")
    descriptor.isArgument = true
    return descriptor
  }()
}

extension InlineRequest {
  /// An empty reference is none.
  func verify<Value>(
    with reference: String, _ value: @autoclosure () throws -> Value,
    as strategy: Snapshotting<Value, String>
  ) -> InlineFailure? {
    var strategy = strategy
    let exact = strategy.diffing.diff
    strategy.diffing.diff = { exact($0.trimmed, $1.trimmed) }
    let expected: (() -> String)? = reference.trimmed.isEmpty ? nil : { reference }
    return verify(try value() as Value?, as: strategy, matches: expected)
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
