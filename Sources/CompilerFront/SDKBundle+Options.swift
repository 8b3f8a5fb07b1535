import DarkroomPackageSettings
import FoundationEssentials

extension SDKBundle {
  /// What a compilation needs in order to import Darkroom's modules.
  ///
  /// They were made with C modules that the compiler has to find too.
  func importOptions() throws(FrontError) -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: headers) else {
      throw .damagedBundle(path: headers)
    }
    let maps = names.sorted().flatMap { name in
      let folder = ["-Xcc", "-I\(headers)/\(name)"]
      return name == "system"
        ? folder : ["-Xcc", "-fmodule-map-file=\(headers)/\(name)/module.modulemap"] + folder
    }
    return ["-I", modules] + maps
  }

  /// What a link needs.
  var linkOptions: [String] {
    ["-L", libraries, "-lDarkroom", "-Xlinker", "-rpath=\(libraries)"]
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
