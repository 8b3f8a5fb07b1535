/// What tells one file or folder from another, whatever path leads to it.
struct FileIdentity: Equatable, Sendable {
  var device: UInt
  var number: UInt
}
