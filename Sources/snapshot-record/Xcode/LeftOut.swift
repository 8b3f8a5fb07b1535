import DarkroomSnapshotStore

/// The parts of a project that are not in the package, by their kind.
struct LeftOut: Equatable {
  /// The kind of a part; the raw value is the heading of the count.
  enum Kind: String, CaseIterable {
    case objectiveC = "files in Objective-C, C or C++"
    case bridgingHeader = "bridging headers"
    case coreData = "Core Data models"
    case intents = "intent definitions, with the classes that Xcode makes of them"
    case otherSource = "sources in other languages"
    case entryPoint = "main.swift files"
    case pod = "CocoaPods"
    case framework = "binary frameworks, Carthage's too"
    case otherProject = "products of other projects"
    case unknownProduct = "package products of unknown packages"
    case plugin = "build tool plugins"
    case generator =
      "run-script phases that generate code: run them in Xcode once, and keep their output"
    case runScript = "run-script phases"
    case appExtension = "app extensions"
    case watchApp = "watch apps"
    case interfaceTests = "UI test targets"
    case otherPlatform = "targets for other platforms"
    case otherTarget = "other targets"
    case withoutSources = "targets without a Swift file"
    case sameName = "targets with the module name of another one"
    case outside = "files outside of the package's folder"
    case missing = "files that don't exist"
    case shared = "files that belong to another target, too"
    case sameResource = "resources with the name of another one"
    case flag = "other Swift flags"
  }

  private var names: [Kind: Set<String>] = [:]

  /// - Parameter name: the name, which counts once for each kind.
  mutating func add(_ kind: Kind, _ name: String) { names[kind, default: []].insert(name) }

  mutating func add(_ other: LeftOut) { names.merge(other.names) { $0.union($1) } }

  var isEmpty: Bool { names.isEmpty }

  /// The names of a kind, sorted.
  subscript(kind: Kind) -> [String] { (names[kind] ?? []).sorted() }

  /// One line for each kind, with the count and the first names.
  var lines: [String] {
    Kind.allCases.compactMap { kind in
      let names = self[kind]
      guard !names.isEmpty else { return nil }
      let count = String(names.count)
      let shown = names.prefix(4).joined(separator: ", ") + (names.count > 4 ? ", …" : "")
      return String(repeating: " ", count: max(0, 6 - count.count)) + count + "  "
        + kind.rawValue + ": " + shown
    }
  }
}
