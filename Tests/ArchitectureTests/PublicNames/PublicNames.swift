import DarkroomIOSSources
import Foundation

/// Which public declarations of the modules that a client imports bear names that are nobody's.
///
/// Such a name may clash with one that a client's own sources have, which compile on iOS. A name is
/// looked up as a whole, labels and the type around it included; types of parameters are not, so a
/// new overload with the labels of a listed one is not found. A method that a listed protocol has
/// is known on every type of ours.
struct PublicNames: Sendable {
  /// Modules that client sources import, and the folders of their sources.
  static let modules = [
    "CoreGraphics", "QuartzCore", "UIKit", "Combine", "Foundation", "SnapshotTesting",
    "InlineSnapshotTesting", "SnapshotTestingCustomDump",
    "UIKitTesting", "Overlays",
    "ObjectiveC", "os", "XCTest", "Darwin", "CoreText", "SwiftUI",
  ]

  /// Files of names: Apple's by framework, pointfreeco/swift-snapshot-testing's, our own.
  static let lists = [
    "CoreGraphics.txt", "QuartzCore.txt", "UIKit.txt", "Combine.txt", "Foundation.txt",
    "ObjectiveC.txt", "os.txt", "XCTest.txt", "Frameworks.txt", "Darwin.txt", "CoreText.txt",
    "SwiftUI.txt", "Upstream.txt", "Darkroom.txt",
  ]

  /// Members that conformances to protocols of the standard library and of Foundation demand.
  static let conformances: Set<String> = [
    "==(_:_:)", "<(_:_:)", "hash(into:)", "description", "debugDescription", "errorDescription",
    "rawValue", "init(rawValue:)", "init(stringLiteral:)", "init(booleanLiteral:)",
    "init(nilLiteral:)", "init(from:)", "encode(to:)", "init(coder:)", "encode(with:)",
    "copy(with:)", "mutableCopy(with:)",
  ]

  /// The names of this checkout, read once for all tests.
  static let ofSources = Result { try PublicNames() }

  private let known: Set<String>
  private var readers: [(module: String, reader: DeclarationReader)] = []

  private init() throws {
    known = try Self.lists.reduce(into: []) { $0.formUnion(try NameList(file: $1).names) }
    for module in Self.modules {
      for file in try Repository.swiftFiles(in: "Sources/\(module)") {
        let path = file.path.replacing(Repository.root.path + "/", with: "")
        add(module, path: path, text: try String(contentsOf: file, encoding: .utf8))
      }
    }
  }

  /// Counts a source as one more file of a module.
  mutating func add(_ module: String, path: String, text: String) {
    readers.append((module, DeclarationReader(SourceText(path: path, text: text))))
  }

  /// Declarations that clients see and no list has, in the order of the files.
  func strangers() -> [PublicDeclaration] {
    let types = Dictionary(grouping: readers, by: \.module).mapValues { module in
      module.reduce(into: [:]) { $0.merge($1.reader.types) { $0 || $1 } }
    }
    let ours = Set(types.values.flatMap { $0.filter(\.value).keys })
    let demands = demands()
    return readers.flatMap { module, reader in
      reader.declarations.filter { declaration in
        let owners = prefixes(of: declaration.owner)
        let isVisible = owners.allSatisfy { types[module]?[$0] != false }
        return isVisible && !declaration.isUnderscored && !declaration.isDisfavored
          && !isKnown(declaration, demands: owners.isDisjoint(with: ours) ? nil : demands)
      }
    }
  }

  /// What clients see of some modules that is in no type, without labels.
  func topLevelNames(of modules: Set<String>) -> Set<String> {
    readers.filter { modules.contains($0.module) }.reduce(into: []) { names, module in
      names.formUnion(module.reader.types.filter { $0.value && !$0.key.contains(".") }.keys)
      for declaration in module.reader.declarations where declaration.owner.isEmpty {
        names.insert(String(declaration.name.prefix { $0 != "(" }))
      }
    }
  }

  /// What clients see of all modules, in types and outside of them, without labels.
  func memberNames() -> Set<String> {
    readers.reduce(into: []) { names, module in
      for declaration in module.reader.declarations {
        names.insert(String(declaration.name.prefix { $0 != "(" }))
      }
    }
  }

  private func isKnown(_ declaration: PublicDeclaration, demands: Demands?) -> Bool {
    if known.contains(declaration.path) { return true }
    guard declaration.kind == .member else { return false }
    return Self.conformances.contains(declaration.name)
      || demands?.methods.contains(declaration.name) == true
      || demands?.calls.contains(declaration.path) == true
  }

  /// What the listed protocols bring with them.
  private struct Demands {
    /// Methods that types have when they conform.
    var methods: Set<String> = []
    /// `UITableViewDelegate.tableView`: the property of a protocol that bears the name of one of its
    /// methods, which `delegate?.tableView?(…)` calls.
    var calls: Set<String> = []
  }

  private func demands() -> Demands {
    let protocols = readers.reduce(into: Set()) { $0.formUnion($1.reader.protocols) }
    return known.reduce(into: Demands()) { demands, path in
      guard let dot = path.firstIndex(of: "."), let end = path.firstIndex(of: "("),
        protocols.contains(String(path[..<dot]))
      else { return }
      demands.methods.insert(String(path[path.index(after: dot)...]))
      demands.calls.insert(String(path[..<end]))
    }
  }

  /// `A`, `A.B` and `A.B.C` for the last of them.
  private func prefixes(of path: String) -> Set<String> {
    let parts = path.split(separator: ".")
    return Set(parts.indices.map { parts[...$0].joined(separator: ".") })
  }
}
