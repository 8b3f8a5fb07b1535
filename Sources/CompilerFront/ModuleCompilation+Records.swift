import DarkroomIOSSources
import FoundationEssentials

extension ModuleCompilation {
  /// Returns the record of an earlier call if nothing has changed since; otherwise translates the module.
  func upToDateRecord() throws(FrontError) -> TranslationRecord {
    let sources = sources
    let old = TranslationRecord.read(module, in: modules)
    if let record = old,
      record.stamps == stamps(of: sources, importing: record.imports),
      record.translations.allSatisfy({ FrontFiles.stamp($0) != nil })
    {
      return record
    }
    let record = try freshRecord(of: sources, since: old)
    try record.write(module, in: modules)
    return record
  }

  private func freshRecord(
    of sources: [String], since old: TranslationRecord?
  ) throws(FrontError) -> TranslationRecord {
    let texts = try sources.map { path throws(FrontError) in
      try Self.source(path, flags: arguments.definitions)
    }
    let evidence = PlatformEvidence(texts)
    let known = evidence.imports.sorted().filter { treatment(of: $0) == .iOS }
    let decision = TreatmentDecision(
      .init(
        module: module, isProgram: arguments.contains("-entry-point-function-name"),
        evidence: evidence, manifest: manifest(of: sources), isFetched: isFetched,
        isUnneeded: isUnneeded, isNamed: isNamed, translated: Set(known)))
    if decision.treatment.isCompiled {
      try restoreUnneeded(evidence.imports)
      try refuseBinaries(evidence)
    }
    var record = TranslationRecord(
      stamps: stamps(of: sources, importing: known), treatment: decision.treatment,
      reason: decision.reason, flags: arguments.definitions, sources: sources, translations: [],
      imports: known)
    switch decision.treatment {
    case .iOS:
      let symbols = assetSymbols(for: texts)
      record.translations = try translate(
        texts, importing: known, since: old,
        adding: exports(for: evidence)
          + resourceAccessor(for: texts, isUsed: !symbols.isEmpty) + symbols)
    case .upstream: record.translations = try write(bundle.standIn(for: module), for: sources)
    case .bundled, .unneeded: record.translations = try write("", for: sources)
    case .untouched: record.sources = []
    }
    return record
  }

  private func refuseBinaries(_ evidence: PlatformEvidence) throws(FrontError) {
    let known = (try? FileManager.default.contentsOfDirectory(atPath: checkouts)) ?? []
    let own = sources.first.flatMap(Self.manifestPath(of:))
    let binaries = BinaryTargets(
      artifacts: scratch + "/artifacts",
      manifests: [own].compactMap(\.self) + known.map { "\(checkouts)\($0)/Package.swift" })
    let unknown = evidence.certainImports.sorted().filter { treatment(of: $0) == nil }
    if let first = binaries.first(among: unknown) {
      throw .binary(target: module, module: first)
    }
  }

  private func treatment(of module: String) -> ModuleTreatment? {
    TranslationRecord.read(module, in: modules)?.treatment
  }

  /// Upstream's package provides `.customDump` with its dependency; Darkroom's own module of the name does not.
  private func exports(for evidence: PlatformEvidence) -> String {
    let module = "SnapshotTestingCustomDump"
    let needsIt = !evidence.imports.isDisjoint(with: [module, "InlineSnapshotTesting"])
    return needsIt && treatment(of: module) == .upstream ? "@_exported import \(module)\n" : ""
  }

  /// Returns the stamps of the sources, of the imported modules' sources, and of the files that decide the treatment.
  private func stamps(of sources: [String], importing modules: [String]) -> [String] {
    let context = context(of: modules).map(\.path)
    let program = "/proc/self/exe"
    let manifest = sources.first.flatMap(Self.manifestPath(of:))
    let catalogs = AssetNames(catalogs: assetCatalogs).origins
    return ([program] + [manifest].compactMap(\.self) + sources + context + catalogs).map {
      FrontFiles.stamp($0) ?? "missing \($0)"
    } + arguments.definitions.map { "-D\($0)" }
  }

  private static func source(_ path: String, flags: [String]) throws(FrontError) -> SourceText {
    guard let bytes = FrontFiles.bytes(path) else { throw .cannotRead(path: path) }
    var source = SourceText.readable(path: path, bytes: bytes)
    source.flags = Set(flags)
    source.isInPlace = true
    return source
  }

  /// Returns the sources of these modules and of the translated modules that they import, with their flags.
  private func context(of imported: [String]) -> [(path: String, flags: [String])] {
    var seen: Set<String> = []
    var result: [(path: String, flags: [String])] = []
    var rest = imported
    while let next = rest.popLast() {
      guard seen.insert(next).inserted, let record = TranslationRecord.read(next, in: modules)
      else {
        continue
      }
      result += record.sources.map { ($0, record.flags) }
      rest += record.imports
    }
    return result.sorted { $0.path < $1.path }
  }

  // MARK: Where the package lies

  func manifest(of sources: [String]) -> String {
    sources.first.flatMap(Self.manifestPath(of:)).flatMap(FrontFiles.text) ?? ""
  }

  static func manifestPath(of source: String) -> String? {
    var folder = FrontFiles.directory(source)
    while folder != "/" {
      if FrontFiles.stamp(folder + "/Package.swift") != nil { return folder + "/Package.swift" }
      folder = FrontFiles.directory(folder)
    }
    return nil
  }

  // MARK: Translations

  /// Returns the path of a translation: the source's absolute path below `ios`.
  private func translation(of source: String) -> String { output + source }

  private func translate(
    _ texts: [SourceText], importing modules: [String], since old: TranslationRecord?,
    adding exports: String
  ) throws(FrontError) -> [String] {
    let context = try context(of: modules).map { file throws(FrontError) in
      try Self.source(file.path, flags: file.flags)
    }
    let translation = ModuleTranslation(module: module, sources: texts, context: context)
    var changed: [String] = []
    var files = translation.sourcesWithRegistry
    if let last = files.indices.last { files[last] += exports }
    for (source, text) in zip(texts.map(\.path), files) {
      let isNew = try FrontFiles.write(text, to: self.translation(of: source))
      if isNew, old?.stamps.contains(FrontFiles.stamp(source) ?? "") == true {
        changed.append(source)
      }
    }
    try removeObjects(of: changed)
    return texts.map { self.translation(of: $0.path) }
  }

  /// Removes the objects of sources whose translation changed because of another file.
  ///
  /// The compiler compares the times of sources, so it compiles an unchanged source again only if its object is
  /// missing.
  private func removeObjects(of sources: [String]) throws(FrontError) {
    guard !sources.isEmpty else { return }
    guard let bytes = FrontFiles.bytes(outputFileMap),
      let map = try? JSONDecoder().decode([String: [String: String]].self, from: Data(bytes))
    else { throw .cannotRead(path: outputFileMap) }
    for object in sources.compactMap({ map[$0]?["object"] }) { FrontFiles.remove(object) }
  }

  /// Writes one text for all sources: the first file holds it, and the others are empty, because the linker needs their
  /// objects.
  private func write(_ text: String, for sources: [String]) throws(FrontError) -> [String] {
    let paths = sources.map(translation)
    for (number, path) in paths.enumerated() {
      _ = try FrontFiles.write(number == 0 ? text : "", to: path)
    }
    return paths
  }
}
