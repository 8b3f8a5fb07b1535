import DarkroomSnapshotStore
import Foundation
import Testing

@testable @_spi(Internals) import InlineSnapshotTesting

/// A source in memory, whose calls are found by the text in front of their parentheses.
struct SourceUnderTest {
  var text: String
  private var snapshots: [InlineSnapshot] = []

  init(_ text: String) { self.text = text }

  /// Where the arguments of the first call that follows `callee` begin.
  static func place(_ callee: String, in text: String) throws -> (line: UInt, column: UInt) {
    let range = try #require(text.range(of: callee))
    let before = text[..<range.upperBound]
    let line = before.split(separator: "\n", omittingEmptySubsequences: false)
    return (UInt(line.count), UInt((line.last ?? "").utf8.count + 1))
  }

  mutating func record(
    _ actual: String?, at callee: String, expected: String? = nil,
    _ descriptor: InlineSnapshotSyntaxDescriptor = .init()
  ) throws {
    let (line, column) = try Self.place(callee, in: text)
    snapshots.append(
      InlineSnapshot(
        expected: expected, actual: actual, wasRecording: true, syntaxDescriptor: descriptor,
        function: "test()", line: line, column: column))
  }

  /// The source after recording.
  func written() throws -> String {
    let source = InlineSource(path: "/T.swift", text: text)
    let replacements = try snapshots.map {
      SourceRewrite.Replacement(try source.edit(for: $0), value: $0.actual ?? "")
    }
    for replacement in replacements { #expect(replacement.edit.isHarmless) }
    let rewrite = SourceRewrite(replacements, of: source.bytes) { _ in nil }
    #expect(rewrite.refused == [:])
    return String(decoding: rewrite.bytes, as: UTF8.self)
  }

  static func recording(
    _ actual: String?, at callee: String, expected: String? = nil,
    _ descriptor: InlineSnapshotSyntaxDescriptor = .init(), in text: String
  ) throws -> String {
    var source = SourceUnderTest(text)
    try source.record(actual, at: callee, expected: expected, descriptor)
    return try source.written()
  }
}
