import DarkroomPackageSettings
import FoundationEssentials

extension SDKBundle {
  /// What a compilation needs in order to import Darkroom's modules.
  ///
  /// They were made with C modules that the compiler has to find too; one that the package has, too, is given already.
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
  }

  /// SwiftPM gives this folder to every compilation, and the front takes it out: a build past the front finds a `UIKit`
  /// there that says so.
  var withoutFront: String { path + "/without-front" }

  /// What a link needs; a program that uses nothing of Darkroom's does not load it.
  ///
  /// Paths to libraries are written in their older form, which counts for what libraries load, too: Darkroom's finds
  /// the toolchain's by the path that the compiler gives to the program.
  var linkOptions: [String] {
    let linker = ["--disable-new-dtags", "-rpath=\(libraries)", "--as-needed"]
    return linker.flatMap { ["-Xlinker", $0] }
      + ["-L", libraries, "-lDarkroom", "-Xlinker", "--no-as-needed"]
  }

  /// The source that takes the place of one of upstream's modules: it hands on Darkroom's module of that name, or is
  /// the bundle's own, for a module that needs more of upstream's package.
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
