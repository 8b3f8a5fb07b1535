import DarkroomSnapshotStore

/// The reason why an assertion cannot name its reference.
enum RequestError: Error {
  /// The settings, or the matrix in a variable, are invalid.
  case settings(any Error)
  case unknownDevice(String)
  /// `assertSnapshots(of:as:across:)` got a matrix without axes.
  case emptyMatrix
  /// The strategy takes the same picture in every cell of a matrix.
  case sameInEveryCell
}

extension RequestError: CustomStringConvertible {
  var description: String {
    switch self {
    case .settings(let error): "\(error)"
    case .unknownDevice(let name):
      "\"\(name)\" isn't a device of a matrix; known are \(ViewImageConfig.names.joined(separator: ", "))"
    case .emptyMatrix: "a matrix without an axis takes no picture"
    case .sameInEveryCell:
      "this strategy's picture is the same in every cell of a matrix; take a view or a controller"
    }
  }
}
