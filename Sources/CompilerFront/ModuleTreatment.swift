package import DarkroomIOSSources

/// The way in which the front handles a module.
package enum ModuleTreatment: String, Codable, Sendable {
  /// The sources are made for iOS: they are translated, and `UIKit` is Darkroom's.
  case iOS = "ios"
  /// The sources are made for Linux or for any system: the compiler gets them unchanged.
  case untouched
  /// The module has the name of one of upstream's modules, which Darkroom replaces with its own.
  case upstream
  /// The bundle has this module, because Darkroom's modules depend on it.
  ///
  /// The compiler gets empty files and uses the bundle's module.
  case bundled
  /// Only upstream's modules need the module's package, so the compiler gets empty files.
  case unneeded

  /// Whether the compiler needs the modules that the sources import.
  var isCompiled: Bool { self == .iOS || self == .untouched }
}

/// Decides how the front handles a module, and gives the reason.
package struct TreatmentDecision: Equatable, Sendable {
  package let treatment: ModuleTreatment
  /// The reason as a clause of a message: "it imports UIKit".
  package let reason: String

  package struct Facts: Sendable {
    package var module: String
    /// Whether the module is a program, whose entry point has a special name for the linker.
    package var isProgram: Bool
    package var evidence: PlatformEvidence
    /// The manifest of the module's package.
    package var manifest: String
    /// Whether SwiftPM fetched the package.
    package var isFetched: Bool
    /// Whether only upstream's modules need this module.
    package var isUnneeded: Bool
    /// Whether the settings of the package under test name the module's package.
    package var isNamed: Bool
    /// The modules that were translated before this one.
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

  /// The modules on which Darkroom's Combine depends; a second copy would have different types.
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
    // A fetched package that also supports macOS is more likely to be made for any system.
    let isDeclared =
      facts.manifest.contains(".iOS(") && !(facts.isFetched && facts.manifest.contains(".macOS("))
    if isDeclared, !namesLinux {
      return (.iOS, "its package is declared for iOS and names nothing of Linux")
    }
    return (.untouched, "nothing in it is made for iOS")
  }
}
