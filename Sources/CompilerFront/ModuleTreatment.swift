package import DarkroomIOSSources

/// What the front does with a module.
package enum ModuleTreatment: String, Codable, Sendable {
  /// Its sources are made for iOS: they are translated, and `UIKit` is Darkroom's.
  case iOS = "ios"
  /// Its sources are made for Linux, or for no system in particular: the compiler sees them as they are.
  case untouched
  /// It has the name of one of upstream's modules, which Darkroom has under names of its own.
  case upstream
  /// The bundle has this module, because Darkroom's modules are built on it. Its files are empty for the compiler,
  /// which finds the bundle's module.
  case bundled
  /// It belongs to a package that only upstream's modules need: its files are empty for the compiler.
  case unneeded

  /// Whether the compiler reads what the sources import.
  var isCompiled: Bool { self == .iOS || self == .untouched }
}

/// Decides what the front does with a module, and says why.
package struct TreatmentDecision: Equatable, Sendable {
  package let treatment: ModuleTreatment
  /// A clause for a person: "it imports UIKit".
  package let reason: String

  package struct Facts: Sendable {
    package var module: String
    /// Whether it is a program: its entry point has a name of its own for the linker.
    package var isProgram: Bool
    package var evidence: PlatformEvidence
    /// The manifest of the module's package.
    package var manifest: String
    /// Whether SwiftPM fetched the package.
    package var isFetched: Bool
    /// Whether only upstream's modules need it.
    package var isUnneeded: Bool
    /// Whether the settings of the package under test name the module's package.
    package var isNamed: Bool
    /// Modules that were translated before this one.
    package var translated: Set<String>

    package init(
      module: String, isProgram: Bool, evidence: PlatformEvidence, manifest: String,
      isFetched: Bool, isUnneeded: Bool, isNamed: Bool, translated: Set<String>
    ) {
      self.module = module
      self.isProgram = isProgram
      self.evidence = evidence
      self.manifest = manifest
      self.isFetched = isFetched
      self.isUnneeded = isUnneeded
      self.isNamed = isNamed
      self.translated = translated
    }
  }

  package static let upstreamModules: Set<String> = [
    "InlineSnapshotTesting", "SnapshotTesting", "SnapshotTestingCustomDump",
  ]

  /// What Darkroom's Combine is built on: a second copy would have types of its own.
  package static let bundledModules: Set<String> = [
    "OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation",
  ]

  package init(_ facts: Facts) {
    (treatment, reason) = Self.decide(facts)
  }

  private static func decide(_ facts: Facts) -> (ModuleTreatment, String) {
    if upstreamModules.contains(facts.module) { return (.upstream, "Darkroom has its own") }
    if facts.isFetched, bundledModules.contains(facts.module) {
      return (.bundled, "Darkroom's Combine is built on it, and the SDK has it")
    }
    if facts.isUnneeded { return (.unneeded, "only upstream's InlineSnapshotTesting imports it") }
    if facts.isProgram { return (.untouched, "it is a program") }
    if facts.isNamed { return (.iOS, ".snapshots.json names its package") }
    if facts.isFetched, facts.evidence.namesLinux { return (.untouched, "it names Linux") }
    if facts.evidence.importsUserInterface { return (.iOS, "it imports views of Apple's systems") }
    if let module = facts.evidence.imports.intersection(facts.translated).min() {
      return (.iOS, "it imports \(module), which is made for iOS")
    }
    let namesLinux = facts.evidence.namesLinux || facts.manifest.contains(".linux")
    // A fetched package that is declared for macOS, too, is more likely to be made for any system.
    let isDeclared =
      facts.manifest.contains(".iOS(") && !(facts.isFetched && facts.manifest.contains(".macOS("))
    if isDeclared, !namesLinux {
      return (.iOS, "its package is declared for iOS and names nothing of Linux")
    }
    return (.untouched, "nothing in it is made for iOS")
  }
}
