import DarkroomPackageSettings
import DarkroomSnapshotStore

/// Checks the SDK that the tool belongs to, the compiler, and how the package's modules were compiled.
struct SDKChecks {
  private let package: PackageSnapshots
  private let bundle: SDKBundle?
  private let environment: [String: String]

  init(
    _ package: PackageSnapshots, bundle: SDKBundle? = .current, environment: [String: String]
  ) {
    self.package = package
    self.bundle = bundle
    self.environment = environment
  }

  func findings() async -> [ReferenceFinding] {
    guard let bundle, let edition = bundle.edition else { return pin }
    guard let sdk = PackageSDK(of: package.root, bundle: bundle) else {
      return [unused(edition)] + pin
    }
    return await self.edition(of: sdk) + missing + pin + compilerVariable + modules
  }

  // MARK: The SDK

  private func unused(_ edition: SDKBundle.Edition) -> ReferenceFinding {
    let place = DarkroomCopy.used(by: package.root).map { " in \($0.path)" } ?? ""
    return ReferenceFinding(
      severity: .fact, code: "sdk",
      words: "SDK: Darkroom \(edition.version) is not used here, "
        + "because this package depends on Darkroom's sources\(place).")
  }

  private func edition(of sdk: PackageSDK) async -> [ReferenceFinding] {
    let fit = await CompilerFit(sdk.edition, in: package.root)
    let ending = fit.fits ? ", as the compiler here" : ""
    let fact = ReferenceFinding(
      severity: .fact, code: "sdk",
      words: "SDK: Darkroom \(sdk.edition.version) in \(sdk.bundle.path), "
        + "for \(sdk.edition.compiler)\(ending).",
      details: [
        "version": sdk.edition.version, "path": sdk.bundle.path, "compiler": sdk.edition.compiler,
      ])
    let fault = fit.words.map { ReferenceFinding(severity: .error, code: "compiler", words: $0) }
    return [fact] + [fault].compactMap(\.self)
  }

  private var missing: [ReferenceFinding] {
    guard let bundle, case let parts = bundle.missingParts, !parts.isEmpty else { return [] }
    return [
      ReferenceFinding(
        severity: .error, code: "sdk-incomplete",
        words: "the SDK in \(bundle.path) lacks \(parts.joined(separator: ", "))",
        advice: "install it again")
    ]
  }

  private var pin: [ReferenceFinding] {
    guard let version = package.settings.darkroom else { return [] }
    return [
      ReferenceFinding(
        severity: .fact, code: "pin",
        words: "Pin: \(SnapshotSettings.fileName) asks for Darkroom \(version), which this is.",
        details: ["version": version])
    ]
  }

  /// SwiftPM uses the compiler that this variable names, and never looks for the compiler front end of the SDK.
  private var compilerVariable: [ReferenceFinding] {
    guard let compiler = environment["SWIFT_EXEC"] else { return [] }
    return [
      ReferenceFinding(
        severity: .error, code: "compiler-variable",
        words: "SWIFT_EXEC is set, so that SwiftPM calls \(compiler) "
          + "and not the SDK's compiler front",
        advice: "unset SWIFT_EXEC")
    ]
  }

  // MARK: The modules

  private var modules: [ReferenceFinding] {
    guard let folder = BuildFolder.last(of: package) else { return [] }
    let treatments = folder.treatments
    let facts = treatments.keys.sorted().compactMap { module in
      treatments[module].map { Self.fact(module, $0) }
    }
    return facts + folder.modulesWithoutFront(in: package.root).map(Self.bypass)
  }

  private static func fact(_ module: String, _ what: BuildFolder.Treatment) -> ReferenceFinding {
    ReferenceFinding(
      severity: .fact, code: "module",
      words: "\(module): \(verb(what.treatment)), because \(what.reason)",
      details: ["module": module, "treatment": what.treatment, "reason": what.reason])
  }

  /// A verb for the treatment of a module; an unknown treatment is returned unchanged.
  private static func verb(_ treatment: String) -> String {
    switch treatment {
    case "ios": "translated"
    case "untouched": "as it is"
    case "bundled", "upstream": "replaced"
    case "unneeded": "left out"
    default: treatment
    }
  }

  private static func bypass(_ module: String) -> ReferenceFinding {
    ReferenceFinding(
      severity: .note, code: "without-front",
      words: "\(module) imports Apple's views and was compiled without the SDK's front, "
        + "by a build without --swift-sdk or by one that names another compiler",
      advice: "`snapshot-record` builds it with the SDK",
      details: ["module": module])
  }

  /// Lines for people; modules with the same treatment share one line.
  static func lines(_ facts: [ReferenceFinding], isVerbose: Bool) -> [String] {
    var told: Set<[String]> = []
    return facts.flatMap { fact -> [String] in
      guard let key = fact.group, !isVerbose else { return [fact.words] }
      let modules = facts.filter { $0.group == key }.compactMap { $0.details?["module"] }
      guard modules.count > 1 else { return [fact.words] }
      guard told.insert(key).inserted else { return [] }
      let names = modules.prefix(8).joined(separator: ", ")
      let rest = modules.count > 8 ? " and \(modules.count - 8) more (--verbose names them)" : ""
      return ["\(names)\(rest): \(verb(key[0])), each because \(key[1])"]
    }
  }
}

extension ReferenceFinding {
  /// The treatment and reason that group modules; nil for other facts.
  fileprivate var group: [String]? {
    guard code == "module", let treatment = details?["treatment"], let reason = details?["reason"]
    else { return nil }
    return [treatment, reason]
  }
}
