/// A reason why a folder could not be checked.
enum CheckError: Error, CustomStringConvertible {
  case noFolder
  case missing(String)
  case file(String)
  case empty(String)
  case manifest(String, String)

  var description: String {
    switch self {
    case .noFolder: "missing argument FOLDER: ios-sources check FOLDER…"
    case .missing(let path): "there is no folder '\(path)'"
    case .file(let path): "'\(path)' is a file: name its folder"
    case .empty(let path): "there are no sources in '\(path)'"
    case .manifest(let path, let message):
      "SwiftPM can't read the manifest in '\(path)': \(message)"
    }
  }
}
