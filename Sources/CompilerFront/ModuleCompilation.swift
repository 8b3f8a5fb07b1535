import DarkroomPackageSettings
import FoundationEssentials

/// One call of the compiler that compiles the sources of a module.
struct ModuleCompilation {
  let module: String
  let arguments: CompilerArguments
  let outputFileMap: String
  let bundle: SDKBundle
  /// All that the compiler was given, with what SwiftPM wrote itself.
  private let given: [String]
  /// Where modules and records lie.
  let modules: String

  /// Nil if the call compiles no module.
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

  /// What the package's authors wrote; SwiftPM's own files are compiled as they are.
  var sources: [String] {
    given.filter { !$0.hasPrefix(products + "/") }
  }

  /// Whether SwiftPM fetched the package.
  var isFetched: Bool { sources.contains { $0.hasPrefix(checkouts) } }

  /// Where SwiftPM puts the packages that it fetches; the scratch folder is `.build` unless another one is given.
  var checkouts: String { scratch + "/checkouts/" }

  /// SwiftPM's scratch folder, in which products lie below a triple and a configuration.
  var scratch: String { FrontFiles.directory(FrontFiles.directory(products)) }

  /// Whether the settings of the package under test say that this fetched package is translated.
  ///
  /// SwiftPM's scratch folder lies in the package under test, or SwiftPM runs there.
  var isNamed: Bool {
    guard let source = sources.first, source.hasPrefix(checkouts) else { return false }
    let folder = source.dropFirst(checkouts.count).prefix { $0 != "/" }.lowercased()
    let settings =
      PackageSettings(around: scratch)
      ?? PackageSettings(around: FileManager.default.currentDirectoryPath)
    let names = settings?.values["translate"]?.list ?? []
    return names.contains { $0.text?.lowercased() == folder }
  }

  /// Where SwiftPM puts what it builds: `…/debug`.
  var products: String { FrontFiles.directory(folder) }

  /// Refuses another version of Darkroom than the package pins; packages that SwiftPM fetched pin none.
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

  /// The call that the compiler gets.
  func translated() throws(FrontError) -> CompilerArguments {
    // First, because a package may have a module that the bundle has, too.
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
