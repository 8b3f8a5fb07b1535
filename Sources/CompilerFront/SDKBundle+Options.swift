import DarkroomPackageSettings
import FoundationEssentials

extension SDKBundle {
  /// Returns the options with which a compilation can import Darkroom's modules.
  ///
  /// They include the C modules that Darkroom's modules need, unless the package already provides them.
  func importOptions(besides arguments: CompilerArguments) throws(FrontError) -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: headers) else {
      throw .damagedBundle(path: headers)
    }
    let known = arguments.words.filter { $0.hasPrefix("-fmodule-map-file=") }
    let maps = names.sorted().flatMap { name -> [String] in
      if known.contains(where: { $0.contains("/\(name)/") || $0.contains("/\(name).build/") }) {
        return []
      }
      let folder = ["-Xcc", "-I\(headers)/\(name)"]
      return name == "system"
        ? folder : ["-Xcc", "-fmodule-map-file=\(headers)/\(name)/module.modulemap"] + folder
    }
    return ["-I", modules] + maps
      + ["-Xfrontend", "-disable-autolink-library", "-Xfrontend", Self.networking]
  }

  /// The library of `URLSession`, which brings forty others.
  ///
  /// Foundation's module imports it as on iOS, and `linkOptions` links it only where a program uses it: a test bundle
  /// without it starts in two thirds of the time.
  private static let networking = "FoundationNetworking"

  /// A folder that SwiftPM passes to every compilation and that the front removes.
  ///
  /// A build that bypasses the front finds a `UIKit` in it whose error explains this.
  var withoutFront: String { path + "/without-front" }

  /// The options of a link; a program that does not use Darkroom or the network does not load their libraries.
  ///
  /// Paths to libraries are written in their older form, which counts for what libraries load, too: Darkroom's finds
  /// the toolchain's by the path that the compiler gives to the program.
  var linkOptions: [String] {
    // The compiler puts libraries before all other words for the linker, unless they are such words.
    let linker = [
      "--disable-new-dtags", "-rpath=\(libraries)", "--as-needed", "-lDarkroom",
      "-l\(Self.networking)", "--no-as-needed",
    ]
    return ["-L", libraries] + linker.flatMap { ["-Xlinker", $0] }
  }

  /// Returns the source that replaces one of upstream's modules.
  ///
  /// It re-exports Darkroom's module of that name, or is the bundle's own if it needs more of upstream's package.
  func standIn(for module: String) -> String {
    let folder = "\(standIns)/\(module)"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let texts = names.sorted().compactMap { FrontFiles.text("\(folder)/\($0)") }
    return texts.isEmpty ? "@_exported import Darkroom\(module)\n" : texts.joined()
  }

  func knownEdition() throws(FrontError) -> Edition {
    guard let edition else { throw .damagedBundle(path: editionFile) }
    return edition
  }
}
