import FoundationEssentials
import Glibc

/// The installed bundle that this program belongs to.
package struct SDKBundle: Sendable {
  /// The folder above `bin`.
  package let path: String

  package init(path: String) { self.path = path }

  /// The bundle of this process: links are followed, so that a link to a front may stand anywhere.
  package static func ofProcess() throws(FrontError) -> SDKBundle {
    guard let program = unsafe realpath("/proc/self/exe", nil) else {
      throw .damagedBundle(path: "/proc/self/exe")
    }
    defer { unsafe free(program) }
    let bin = FrontFiles.directory(unsafe String(cString: program))
    return SDKBundle(path: FrontFiles.directory(bin))
  }

  package var tools: String { path + "/bin" }
  package var modules: String { path + "/modules" }
  package var libraries: String { path + "/lib" }
  private var headers: String { path + "/include" }

  /// What a compilation needs in order to import Darkroom's modules.
  ///
  /// They are made with C modules that the compiler has to find too.
  package func importOptions() throws(FrontError) -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: headers) else {
      throw .damagedBundle(path: headers)
    }
    let maps = names.sorted().flatMap { name in
      ["-Xcc", "-fmodule-map-file=\(headers)/\(name)/module.modulemap", "-Xcc", "-I\(headers)/\(name)"]
    }
    return ["-I", modules] + maps
  }

  /// What a link needs.
  package var linkOptions: [String] {
    ["-L", libraries, "-lDarkroom", "-Xlinker", "-rpath=\(libraries)"]
  }

  /// The compiler that the modules were made by, as its first line of `-version` says it.
  package func compiler() throws(FrontError) -> String {
    let file = path + "/compiler"
    guard let text = FrontFiles.text(file) else { throw .damagedBundle(path: file) }
    return String(text.prefix { $0 != "\n" })
  }
}
