import DarkroomSnapshotStore
import FoundationEssentials

/// The test product that `swift build --build-tests` has just created.
///
/// Its path comes from the build's own records, so that SwiftPM need not be asked again: each call plans the build
/// anew, which takes one or more seconds.
struct BuiltProduct {
  /// Options of `swift test` that concern only the build, with the number of values that they take.
  ///
  /// Any other option requires SwiftPM's own way of running tests.
  private static let buildOptions: [String: Int] = [
    "-c": 1, "--configuration": 1, "--scratch-path": 1, "--build-path": 1, "-j": 1, "--jobs": 1,
    "-v": 0, "--verbose": 0, "--very-verbose": 0, "--quiet": 0, "-Xswiftc": 1, "-Xcc": 1,
    "-Xcxx": 1, "-Xlinker": 1, "--traits": 1, "--enable-all-traits": 0,
    "--disable-default-traits": 0, "--disable-sandbox": 0, "--cache-path": 1, "--skip-update": 0,
    "--disable-automatic-resolution": 0, "--force-resolved-versions": 0, "--skip-build": 0,
    "--no-parallel": 0, "--swift-sdk": 1, "--swift-sdks-path": 1, "--toolset": 1,
    "--build-system": 1,
  ]

  private struct Product: Decodable {
    var binaryPath: String
    var packagePath: String
  }

  /// - Parameter arguments: the arguments for `swift test`.
  /// - Returns: nil if SwiftPM has to run the tests, because of an option, or because the build left no single product.
  static func path(in package: String, arguments: [String], environment: [String: String])
    -> String?
  {
    var (configuration, scratch) = ("debug", environment["SWIFTPM_BUILD_DIR"] ?? ".build")
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let name = String(argument.prefix { $0 != "=" })
      guard let count = buildOptions[name] else { return nil }
      var value = String(argument.dropFirst(name.count + 1))
      if name == argument, count > 0 { value = rest.popFirst() ?? "" }
      switch name {
      case "-c", "--configuration": configuration = value
      case "--scratch-path", "--build-path": scratch = value
      // An earlier build with the native build system would have left a different product.
      case "--build-system" where value != "native": return nil
      default: break
      }
    }
    let folder = scratch.hasPrefix("/") ? scratch : FilePath.joined(package, scratch)
    let description = FilePath.joined(folder, "\(configuration)/description.json")
    guard let bytes = try? Files.read(description) else { return nil }
    let own = products(in: bytes).filter {
      Files.realPath($0.packagePath) == Files.realPath(package) && Files.exists($0.binaryPath)
    }
    return own.count == 1 ? own[0].binaryPath : nil
  }

  /// The file contains megabytes of other data, which need not be read because the keys are sorted.
  private static func products(in bytes: [UInt8]) -> [Product] {
    guard let found = ByteSearch.place(of: "\"builtTestProducts\"", in: bytes + [0]),
      let start = bytes[found...].firstIndex(of: UInt8(ascii: "[")),
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "]"))
    else { return [] }
    return (try? JSONDecoder().decode([Product].self, from: Data(bytes[start...end]))) ?? []
  }
}
