import DarkroomPackageSettings
import FoundationEssentials

/// One call of the compiler that compiles the sources of a module.
struct ModuleCompilation {
  let module: String
  let arguments: CompilerArguments
  let outputFileMap: String
  let bundle: SDKBundle
  /// All paths that the compiler was given, including files that SwiftPM generated.
  private let given: [String]
  /// The folder of modules and records.
  let modules: String

  /// Returns nil if the call does not compile a module.
  init?(_ arguments: CompilerArguments, _ bundle: SDKBundle) throws(FrontError) {
    guard arguments.contains("-c"), let module = arguments.value(of: "-module-name"),
      let map = arguments.value(of: "-output-file-map"),
      let list = arguments.responseFile(named: "sources")
    else { return nil }
    guard let text = FrontFiles.text(list) else { throw .cannotRead(path: list) }
    self.arguments = arguments
    self.module = module
    self.bundle = bundle
    outputFileMap = map
    given = ResponseFile.paths(in: text)
    modules = FrontFiles.directory(arguments.value(of: "-emit-module-path") ?? map)
  }

  /// The folder of the module's objects.
  private var folder: String { FrontFiles.directory(outputFileMap) }
  var output: String { folder + "/ios" }

  /// The sources of the package's authors; files that SwiftPM generated are compiled unchanged.
  var sources: [String] {
    given.filter { !$0.hasPrefix(products + "/") }
  }

  /// Whether SwiftPM fetched the package.
  var isFetched: Bool { sources.contains { $0.hasPrefix(checkouts) } }

  /// The folder of the packages that SwiftPM fetches; the scratch folder is `.build` by default.
  var checkouts: String { scratch + "/checkouts/" }

  /// SwiftPM's scratch folder, which holds the products below a triple and a configuration.
  var scratch: String { FrontFiles.directory(FrontFiles.directory(products)) }

  /// Whether the settings of the package under test request the translation of this fetched package.
  ///
  /// The package under test contains SwiftPM's scratch folder, or is the working directory.
  var isNamed: Bool {
    guard let source = sources.first, source.hasPrefix(checkouts) else { return false }
    let folder = source.dropFirst(checkouts.count).prefix { $0 != "/" }.lowercased()
    let settings =
      PackageSettings(around: scratch)
      ?? PackageSettings(around: FileManager.default.currentDirectoryPath)
    let names = settings?.values["translate"]?.list ?? []
    return names.contains { $0.text?.lowercased() == folder }
  }

  /// The folder of SwiftPM's products: `…/debug`.
  var products: String { FrontFiles.directory(folder) }

  /// Throws if the package pins another version of Darkroom; packages that SwiftPM fetched have no pin.
  func checkPin(against version: String) throws(FrontError) {
    guard let first = sources.first, !isFetched,
      let settings = PackageSettings(around: FrontFiles.directory(first))
    else { return }
    do throws(VersionPinError) {
      try settings.checkPin(against: version)
    } catch {
      throw .pin("\(error)")
    }
  }

  /// Returns the call that is passed to the compiler.
  func translated() throws(FrontError) -> CompilerArguments {
    // These come first, because a package may have a module that the bundle also has.
    var result = CompilerArguments(
      try bundle.importOptions(besides: arguments) + arguments.words)
    guard !sources.isEmpty else { return result }
    let record = try upToDateRecord()
    guard record.treatment != .untouched else { return result }
    let overlay = output + "/overlay.yaml"
    _ = try FrontFiles.write(SourceOverlay(record).text, to: overlay)
    result.append(["-vfsoverlay", overlay])
    if record.treatment == .upstream { result.append(["-D", module]) }
    return result
  }
}
