import DarkroomPackageSettings
import DarkroomSnapshotStore
import FoundationEssentials

extension SDKBundle {
  /// The required contents of a bundle, relative to it; folders must not be empty.
  private static let parts = [
    "swift-sdk.json", "toolset.json", "darkroom.json", "bin/snapshot-record", "bin/ios-sources",
    "bin/install-fonts", "fronts/swiftc", "fronts/clang", "fronts/clang++", "fronts/llvm-cov",
    "fronts/llvm-profdata", "modules", "include", "lib/libDarkroom.so", "fonts", "LICENSES",
  ]

  /// The parts that are missing or empty.
  var missingParts: [String] {
    Self.parts.filter { part in
      let place = path + "/" + part
      guard Files.isFolder(place) else { return !Files.exists(place) }
      return (try? FileManager.default.contentsOfDirectory(atPath: place))?.isEmpty ?? true
    }
  }
}
