import DarkroomPackageSettings

/// The years whose UIKit determines the lines of `recursiveDescription`; `SNAPSHOT_DESCRIPTIONS` in the environment
/// selects one.
enum ViewDescriptionEra: String {
  /// The format of iOS 13 to 16, as in references from those years.
  case first = "2019"
  /// Plain labels show a clear background, image views their image, and system buttons their recognizers.
  case newest = "2024"

  var showsBlankBackgrounds: Bool { self == .newest }
  var showsImages: Bool { self == .newest }
  var showsButtonRecognizers: Bool { self == .newest }

  static let current = named(ProcessEnvironment.atStart["SNAPSHOT_DESCRIPTIONS"])

  /// The newest one if the variable is unset or invalid; in the latter case assertions fail with a message about it.
  static func named(_ text: String?) -> ViewDescriptionEra {
    text.flatMap(ViewDescriptionEra.init) ?? .newest
  }
}
