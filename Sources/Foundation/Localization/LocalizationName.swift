/// How the name of a localization is written.
enum LocalizationName {
  /// The folder of files in the development language.
  static let base = "Base"
  /// The folder of string catalogs for nibs and storyboards, which stands for "multiple languages".
  static let multiple = "mul"

  /// The name as Xcode writes it: `pt-BR` for `pt-br`, `zh-Hans` for `zh-hans`.
  ///
  /// SwiftPM writes the names of folders in lower case. A name with a capital letter is returned unchanged.
  static func canonical(_ name: String) -> String {
    guard name == name.lowercased() else { return name }
    let parts = name.split(separator: "-")
    let rest = parts.dropFirst().map { part in
      switch part.count {
      case 2: part.uppercased()
      case 4: part.prefix(1).uppercased() + part.dropFirst()
      default: String(part)
      }
    }
    return (parts.prefix(1).map(String.init) + rest).joined(separator: "-")
  }
}
