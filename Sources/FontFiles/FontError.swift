import DarkroomPackageSettings

/// A reason why a font is not available.
package enum FontError: Error, Hashable, Sendable {
  /// No directory holds the system font; `searched` has the paths in the order of the search.
  case systemFontMissing(searched: [String])
  /// Text needs a fallback font that is not installed; `package` is the Debian package that has it, or nil if
  /// `Scripts/install-fonts` fetches it.
  case fallbackMissing(fileName: String, package: String?)
  /// No font of that family or PostScript name is registered or installed.
  case unknownName(String)
  /// The file doesn't exist or cannot be read.
  case unreadable(path: String)
  /// The bytes aren't an OpenType or TrueType font, or have no face at the index.
  case notAFont(name: String)
  /// The content of the file isn't the pinned one; `package` is as in `fallbackMissing`.
  case wrongDigest(path: String, expected: String, found: String, package: String? = nil)
}

extension FontError: CustomStringConvertible {
  private static let remedy =
    "`\(SDKBundle.toolCommand) doctor --install` puts the pinned file in place (so does Scripts/setup)."

  private static func otherVersion(package: String) -> String {
    "The pinned file is that of Debian 12's \(package). To draw with this one, put it into "
      + "SNAPSHOT_FONT_DIR on every machine."
  }

  package var description: String {
    switch self {
    case .systemFontMissing(let searched):
      "The system font is not installed. Looked at: "
        + searched.joined(separator: ", ") + ". " + Self.remedy
    case .fallbackMissing(let fileName, let package):
      "Some text needs the font \(fileName), which is not installed. "
        + (package.map { "As root: apt-get install -y \($0)" } ?? Self.remedy)
    case .unknownName(let name):
      "No font named “\(name)” is registered. Register its file, or put it into SNAPSHOT_FONT_DIR."
    case .unreadable(let path): "The font file \(path) cannot be read."
    case .notAFont(let name): "\(name) is not an OpenType or TrueType font."
    case .wrongDigest(let path, let expected, let found, let package):
      "\(path) is not the pinned font: its SHA-256 is \(found), not \(expected). "
        + (package.map(Self.otherVersion) ?? Self.remedy)
    }
  }
}
