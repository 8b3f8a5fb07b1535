import DarkroomSnapshotStore

/// What Xcode does with a file of a target, by the extension of its name.
enum FileKind: Equatable {
  case swift
  /// Flattened into the bundle by SwiftPM, with folders of localizations kept.
  case resource
  /// A folder that stays one.
  case folder
  /// Compiled by something else than the Swift compiler.
  case leftOut(LeftOut.Kind)
  /// Part of no product.
  case none

  init(_ path: String) {
    let type = FilePath.pathExtension(path)?.lowercased() ?? ""
    switch type {
    case "swift": self = .swift
    case "m", "mm", "c", "cc", "cpp", "cxx", "s": self = .leftOut(.objectiveC)
    case "xcdatamodeld", "xcdatamodel", "xcmappingmodel": self = .leftOut(.coreData)
    case "intentdefinition": self = .leftOut(.intents)
    case "metal", "mlmodel", "rcproject", "y", "l":
      self = .leftOut(.otherSource)
    case "framework", "xcframework", "a", "dylib": self = .leftOut(.framework)
    case "h", "hh", "hpp", "pch", "modulemap", "xcconfig", "entitlements", "xctestplan", "docc",
      "xcodeproj", "xcworkspace", "playground", "swiftpm", "podspec":
      self = .none
    case "bundle", "scnassets", "xcstickers", "rkassets", "icon": self = .folder
    default: self = .resource
    }
  }

  /// Folders that are one thing to Xcode.
  static func isOpaque(_ path: String) -> Bool {
    switch FileKind(path) {
    case .folder, .leftOut, .none: true
    case .swift: false
    case .resource: FilePath.pathExtension(path)?.lowercased() == "xcassets"
    }
  }
}
