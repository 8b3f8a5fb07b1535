/// A file that could not be read.
struct ReadError: Error, CustomStringConvertible {
  let path: String

  var description: String { "\(path) cannot be read" }
}
