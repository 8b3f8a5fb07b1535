import DarkroomSnapshotStore

/// How Xcode handles a file of a target, by its file name extension.
enum FileKind: Equatable {
  case swift
  /// A resource: SwiftPM puts it directly into the bundle, and keeps folders of localizations.
  case resource
  /// A folder that stays one.
  case folder
  /// A file that is not compiled by the Swift compiler.
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

  /// Whether a folder is a single item in Xcode.
  static func isOpaque(_ path: String) -> Bool {
    switch FileKind(path) {
    case .folder, .leftOut, .none: true
    case .swift: false
    case .resource: FilePath.pathExtension(path)?.lowercased() == "xcassets"
    }
  }
}
