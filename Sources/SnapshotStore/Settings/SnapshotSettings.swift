package import DarkroomPNG
import DarkroomPackageSettings
import FoundationEssentials

/// The contents of `.snapshots.json` at the root of a package.
package struct SnapshotSettings: Equatable, Sendable {
  package static let fileName = PackageSettings.fileName

  /// The folder of references, relative to the package's root, instead of one beside each test file.
  package var root: ContainedPath?
  /// A folder between the root and the folders of tests, for keeping several sets, such as `linux`.
  package var variant: ContainedPath?
  /// The folder of results, relative to the package's root, instead of `.snapshot-results`.
  package var results: ContainedPath?
  /// The folder of new values, relative to the package's root, instead of one among the results.
  package var pending: ContainedPath?
  /// The absolute paths of folders outside the package in which tests keep references.
  ///
  /// These are the only paths in the file that may leave the package. They neither contain it nor are hidden, and from
  /// other machines only pictures and texts with snapshots' names are written there.
  package var elsewhere: [String] = []
  /// The changes that a run of the tool accepts automatically: `all`, `changed`, `missing` or `none`.
  package var update: String?
  /// How a complete run of the tool handles unreferenced files: `auto`, `reject`, `delete`, `warn` or `ignore`.
  package var unreferenced: String?
  /// The tool's reporters, in the format of its option `--reporter`.
  package var reporters: [String]?
  /// The view with which `review` and the report open.
  package var view: String?
  /// False if the tool should ignore the variable `CI`.
  package var ci: Bool?
  /// The tolerance for assertions that request equal pixels.
  package var tolerance: Tolerance?
  /// The tolerance for some references; the last entry that matches a reference counts, and overrides `tolerance`.
  package var tolerances: [PathTolerance]?
  /// The variations in which pictures of views and controllers are taken.
  package var matrix: SnapshotMatrix?
  /// A folder of font files, relative to the package's root; `SNAPSHOT_FONT_DIR` has the same meaning and takes
  /// precedence.
  ///
  /// Typesetting reads this key itself, because fonts are needed before the first assertion.
  package var fonts: String?
  /// A folder of SVG templates for system symbols, relative to the package's root.
  ///
  /// UIKit reads this key itself, because views request symbols before the first assertion.
  package var symbols: String?
  package var png: PNGSettings?
  /// The compatibility for every assertion, including those on CI.
  package var compatibility: SnapshotCompatibility?
  /// The simulated screen; UIKit reads this key itself, because views use it before the first assertion.
  package var screen: ScreenSettings?
  /// The version of iOS whose look is drawn, `18` or `26`; nil means 18.
  ///
  /// UIKit reads this key itself, because views use it before the first assertion.
  package var look: String?
  /// The version of Darkroom that the package requires, such as `0.1.0`; the tool and the SDK refuse to run if they
  /// have another one.
  ///
  /// They read this key themselves, because it decides which tool and which SDK to use.
  package var darkroom: String?
  /// Packages that the SDK translates although they support Linux, by the names of their folders.
  ///
  /// The SDK's compiler front end reads this key itself.
  package var translate: [String]?

  package init() {}

  /// Hidden folders that may contain results: their own, and SwiftPM's.
  private static func mayHide(_ name: String) -> Bool {
    name == ".build" || name.hasPrefix(".snapshot")
  }

  private static let known =
    [
      "root", "variant", "results", "pending", "elsewhere", "update", "unreferenced", "reporters",
      "view", "ci",
    ] + SettingsReader.toleranceKeys + [
      "tolerances", "matrix", "fonts", "symbols", "png", "compatibility", "screen",
      PackageSettings.lookKey, PackageSettings.versionKey, "translate",
    ]

  /// Rejects unknown keys, because a misspelled key would silently have no effect.
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
    look = try reader.look(PackageSettings.lookKey)
    darkroom = try reader.version(PackageSettings.versionKey)
    translate = try reader.texts("translate")
  }

  /// - Parameter reference: the path relative to the package.
  package func tolerance(for reference: String) -> Tolerance {
    let own = tolerances?.last { $0.isMeant(by: reference) }?.tolerance ?? Tolerance()
    return own.laid(over: tolerance ?? Tolerance())
  }

  /// The settings of a package; empty if there is no file.
  package static func ofPackage(at root: String) throws(StoreError) -> SnapshotSettings {
    let path = FilePath.joined(root, fileName)
    guard let bytes = try Files.read(path) else { return SnapshotSettings() }
    return try SnapshotSettings(json: bytes, path: path)
  }
}

/// How reference pictures are packed.
///
/// These settings change no pixel, so the files of equal pictures stay.
package struct PNGSettings: Codable, Equatable, Sendable {
  /// The compression level from 1 to 9; nil means 7.
  package var level: Int?
  /// Whether pictures with at most 256 colors get a palette; nil means yes.
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
