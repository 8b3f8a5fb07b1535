/// The identity of a file or folder, independent of the path to it.
struct FileIdentity: Equatable, Sendable {
  var device: UInt
  var number: UInt
}
