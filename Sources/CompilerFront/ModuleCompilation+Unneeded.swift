extension ModuleCompilation {
  private var syntaxPackage: String { checkouts + "swift-syntax/" }

  /// Whether this is a module of swift-syntax that only upstream's `InlineSnapshotTesting` needs.
  ///
  /// Darkroom's module does not need it, and compiling it takes minutes.
  var isUnneeded: Bool {
    guard sources.allSatisfy({ $0.hasPrefix(syntaxPackage) }),
      let text = FrontFiles.text(buildManifest)
    else { return false }
    let lists = BuildManifest(text).sources.filter { !$0.module.hasSuffix("-tool") }
    let own = lists.filter { $0.paths.contains { $0.hasPrefix(syntaxPackage) } }.map(\.module)
    let others = lists.filter {
      !own.contains($0.module) && !TreatmentDecision.upstreamModules.contains($0.module)
    }
    return !others.flatMap(\.paths).contains { path in
      guard let source = FrontFiles.text(path), source.contains("import Swift") else {
        return false
      }
      return own.contains { source.contains("import \($0)") }
    }
  }

  /// The path of SwiftPM's build plan in the scratch folder: `debug.yaml` for products in `…/debug`.
  var buildManifest: String { "\(scratch)/\(FrontFiles.name(products)).yaml" }

  /// Makes the next build compile imported modules that an earlier build left out because nothing imported them.
  ///
  /// It removes their records and empty modules, and throws to end this build.
  func restoreUnneeded(_ imports: Set<String>) throws(FrontError) {
    let missing = imports.sorted().filter {
      TranslationRecord.read($0, in: modules)?.treatment == .unneeded
    }
    guard let first = missing.first else { return }
    for record in TranslationRecord.all(in: modules) where record.value.treatment == .unneeded {
      FrontFiles.remove(TranslationRecord.path(of: record.key, in: modules))
      FrontFiles.remove("\(modules)/\(record.key).swiftmodule")
    }
    throw .leftOut(module: first)
  }
}
