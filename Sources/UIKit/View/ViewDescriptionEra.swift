import DarkroomPackageSettings

/// Which years' UIKit the lines of `recursiveDescription` follow; `SNAPSHOT_DESCRIPTIONS` in the environment names one.
enum ViewDescriptionEra: String {
  /// iOS 13 to 16, as references of those years hold them.
  case first = "2019"
  /// Plain labels show a clear background, image views their image, and system buttons their recognizers.
  case newest = "2024"

  var showsBlankBackgrounds: Bool { self == .newest }
  var showsImages: Bool { self == .newest }
  var showsButtonRecognizers: Bool { self == .newest }

  static let current = named(ProcessEnvironment.atStart["SNAPSHOT_DESCRIPTIONS"])

  /// The newest where the variable says nothing, or no era: assertions fail then, and name it.
  static func named(_ text: String?) -> ViewDescriptionEra {
    text.flatMap(ViewDescriptionEra.init) ?? .newest
  }
}
