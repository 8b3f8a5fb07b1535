extension PackageSettings {
  /// The key of `.snapshots.json` that pins the version of Darkroom.
  package static let versionKey = "darkroom"

  /// The version of Darkroom that the package pins; nil if it pins none.
  ///
  /// - Throws: `VersionPinError.notAVersion`.
  package func darkroomVersion() throws(VersionPinError) -> String? {
    guard let value = values[Self.versionKey] else { return nil }
    guard let text = value.text, Self.isVersion(text) else {
      throw .notAVersion(path: file, value: value.words)
    }
    return text
  }

  /// Refuses every version except the pinned one; a package without a pin takes all.
  ///
  /// - Parameter version: the one that runs, such as `0.1.0`.
  package func checkPin(against version: String) throws(VersionPinError) {
    guard let pinned = try darkroomVersion(), pinned != version else { return }
    throw .otherVersion(path: file, pinned: pinned, here: version)
  }

  private var file: String { folder + "/" + Self.fileName }

  /// Whether a text is three numbers and what a prerelease or a build adds to them, such as `1.0.0-beta.1`.
  ///
  /// Nothing else can follow `darkroom-` in the ID of an SDK.
  package static func isVersion(_ text: String) -> Bool {
    text.wholeMatch(of: #/[0-9]+\.[0-9]+\.[0-9]+([-+][0-9A-Za-z.-]+)?/#) != nil
  }
}

extension SettingsValue {
  /// As JSON has it; of a list or an object, only what it is.
  fileprivate var words: String {
    switch self {
    case .null: "null"
    case .truth(let value): "\(value)"
    case .number(let value): Int(exactly: value).map(String.init) ?? "\(value)"
    case .text(let value): "\"\(value)\""
    case .list: "a list"
    case .object: "an object"
    }
  }
}
