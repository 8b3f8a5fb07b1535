package import DarkroomPNG
import DarkroomPackageSettings
import FoundationEssentials

/// What `.snapshots.json` at the root of a package says.
package struct SnapshotSettings: Equatable, Sendable {
  package static let fileName = PackageSettings.fileName

  /// Where references lie, seen from the package's root, instead of beside each test file.
  package var root: ContainedPath?
  /// A folder between the root and the test's folders, to keep several sets, such as `linux`.
  package var variant: ContainedPath?
  /// Where results lie, seen from the package's root, instead of `.snapshot-results`.
  package var results: ContainedPath?
  /// Where new values wait, seen from the package's root, instead of a folder among the results.
  package var pending: ContainedPath?
  /// Folders outside of the package that tests keep references in; absolute.
  ///
  /// The only paths of the file that may leave the package. They neither hold it nor are hidden, and of what other
  /// machines send only pictures and texts with snapshots' names are written there.
  package var elsewhere: [String] = []
  /// What a run of the tool accepts by itself: `all`, `changed`, `missing` or `none`.
  package var update: String?
  /// What a complete run of the tool does about unreferenced files: `auto`, `reject`, `delete`, `warn` or `ignore`.
  package var unreferenced: String?
  /// How the tool reports, as its option `--reporter` has it.
  package var reporters: [String]?
  /// The view that `review` and the report open with.
  package var view: String?
  /// False where the variable `CI` shall mean nothing to the tool.
  package var ci: Bool?
  /// For assertions that ask for equal pixels.
  package var tolerance: Tolerance?
  /// The same for some references; the last entry that means a reference counts, over `tolerance`.
  package var tolerances: [PathTolerance]?
  /// The circumstances that pictures of views and controllers are taken under.
  package var matrix: SnapshotMatrix?
  /// A folder of font files, seen from the package's root; as `SNAPSHOT_FONT_DIR`, which beats it.
  ///
  /// Typesetting reads this key itself, because fonts are needed before the first assertion.
  package var fonts: String?
  /// A folder of SVG templates that stand for symbols of the system, seen from the package's root.
  ///
  /// UIKit reads this key itself, because views ask for symbols before the first assertion.
  package var symbols: String?
  package var png: PNGSettings?
  /// For every assertion, on CI too.
  package var compatibility: SnapshotCompatibility?
  /// The simulated screen; UIKit reads this key itself, because views ask for it before the first assertion.
  package var screen: ScreenSettings?
  /// The version of Darkroom that the package pins, such as `0.1.0`; the tool and the SDK refuse to be another one.
  ///
  /// They read this key themselves, because it says which tool and which SDK are meant.
  package var darkroom: String?
  /// Packages that the SDK translates although they name Linux, by the names of their folders.
  ///
  /// The SDK's compiler front reads this key itself.
  package var translate: [String]?

  package init() {}

  /// Hidden folders that results may lie in: their own, and SwiftPM's.
  private static func mayHide(_ name: String) -> Bool {
    name == ".build" || name.hasPrefix(".snapshot")
  }

  private static let known =
    [
      "root", "variant", "results", "pending", "elsewhere", "update", "unreferenced", "reporters",
      "view", "ci",
    ] + SettingsReader.toleranceKeys + [
      "tolerances", "matrix", "fonts", "symbols", "png", "compatibility", "screen",
      PackageSettings.versionKey, "translate",
    ]

  /// Refuses a key that it does not know: a misspelt one would be silently without effect.
  package init(json: [UInt8], path: String) throws(StoreError) {
    let reader = try SettingsReader(json: json, path: path, known: Self.known)
    let package = FilePath.directory(FilePath.absolute(path))
    root = try reader.path("root", in: package)
    variant = try reader.path("variant", in: root?.path ?? package)
    results = try reader.path("results", in: package, mayHide: Self.mayHide)
    pending = try reader.path("pending", in: package, mayHide: Self.mayHide)
    elsewhere = try reader.folders("elsewhere", around: package)
    update = try reader.text("update")
    unreferenced = try reader.text("unreferenced")
    reporters = try reader.texts("reporters")
    view = try reader.text("view")
    ci = try reader.truth("ci")
    let tolerance = try reader.tolerance()
    self.tolerance = tolerance.isEmpty ? nil : tolerance
    let tolerances = try reader.tolerances("tolerances")
    self.tolerances = tolerances.isEmpty ? nil : tolerances
    matrix = try reader.matrix("matrix")
    fonts = try reader.text("fonts")
    symbols = try reader.text("symbols")
    png = try reader.png("png")
    compatibility = try reader.compatibility("compatibility")
    screen = try reader.screen("screen")
    darkroom = try reader.version(PackageSettings.versionKey)
    translate = try reader.texts("translate")
  }

  /// - Parameter reference: its path seen from the package.
  package func tolerance(for reference: String) -> Tolerance {
    let own = tolerances?.last { $0.isMeant(by: reference) }?.tolerance ?? Tolerance()
    return own.laid(over: tolerance ?? Tolerance())
  }

  /// The settings of a package; empty where there is no file.
  package static func ofPackage(at root: String) throws(StoreError) -> SnapshotSettings {
    let path = FilePath.joined(root, fileName)
    guard let bytes = try Files.read(path) else { return SnapshotSettings() }
    return try SnapshotSettings(json: bytes, path: path)
  }
}

/// How reference pictures are packed.
///
/// It changes no pixel, so pictures that are equal keep their files.
package struct PNGSettings: Codable, Equatable, Sendable {
  /// How small files become, 1 to 9; 7 if nil.
  package var level: Int?
  /// Whether pictures of at most 256 colors get a palette; they do where nil.
  package var indexed: Bool?

  package init(level: Int? = nil, indexed: Bool? = nil) {
    self.level = level
    self.indexed = indexed
  }

  package var options: PNGEncodingOptions {
    var options = PNGEncodingOptions.reference
    if let level { options.level = level }
    options.indexed = indexed ?? true
    return options
  }
}
