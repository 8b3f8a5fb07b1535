/// What an assertion may write.
package enum RecordMode: String, Codable, CaseIterable, Sendable {
  case all, failed, missing, never
  /// Nothing under the sources: what changed or is missing waits among the results. Only the tool asks for it.
  case pending
}
