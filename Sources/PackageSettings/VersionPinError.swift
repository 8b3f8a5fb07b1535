/// Why the version that a package pins in its `.snapshots.json` stops a build or a run.
package enum VersionPinError: Error, Equatable, Sendable {
  /// `"darkroom"` is not a version; `value` is JSON.
  case notAVersion(path: String, value: String)
  /// The package pins another version than the one that runs.
  case otherVersion(path: String, pinned: String, here: String)
}

extension VersionPinError: CustomStringConvertible {
  /// One sentence, with what to do.
  package var description: String {
    switch self {
    case .notAVersion(let path, let value):
      "\(path): \"darkroom\" is \(value); it must be a version in quotation marks, such as \"0.1.0\""
    case .otherVersion(let path, let pinned, let here):
      "\(path) pins Darkroom \(pinned), and this is Darkroom \(here): install \(pinned) with `swift sdk install`, "
        + "or with `Scripts/sdk --install` in a checkout of its tag, and use `--swift-sdk darkroom-\(pinned)`; "
        + "or change the pin."
    }
  }
}
