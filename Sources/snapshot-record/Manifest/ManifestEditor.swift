/// Adds Darkroom to a package's manifest: the settings, and what its targets need.
///
/// Editing the result again changes nothing.
struct ManifestEditor {
  /// Facts about the files of the targets, which are not in the manifest.
  struct Sources {
    /// Whether the target imports a module that Darkroom replaces.
    var importsModules: (ManifestTarget) -> Bool
    /// Whether there is a `__Snapshots__` folder among the target's sources.
    var hasSnapshots: (ManifestTarget) -> Bool
    /// Whether Darkroom is at this path, as written in the manifest.
    var isDarkroom: (String) -> Bool
  }

  private let text: ManifestText
  private let sources: Sources
  private let package: ManifestCall
  private let targets: [ManifestTarget]
  private(set) var edits: ManifestEdits
  /// The targets that have, or now receive, the settings.
  private(set) var chosen: [ManifestTarget] = []

  /// - Parameters:
  ///   - manifest: the text.
  ///   - dependency: the location of Darkroom, which is added if no dependency is Darkroom; nil to add none.
  init(_ manifest: [UInt8], _ sources: Sources, adding dependency: DarkroomDependency? = nil)
    throws(ManifestError)
  {
    text = ManifestText(manifest)
    self.sources = sources
    edits = ManifestEdits(text)
    package = try Self.package(in: text)
    targets = try Self.targets(of: package, in: text)
    chosen = try Self.choice(among: targets, sources)
    let identity = try self.identity(adding: dependency)
    let settings = try self.settings()
    for target in chosen { edit(target, identity, settings) }
  }

  /// The targets that would receive the settings, without writing anything.
  static func chosenTargets(of manifest: [UInt8], _ sources: Sources) throws(ManifestError)
    -> [ManifestTarget]
  {
    let text = ManifestText(manifest)
    return try choice(among: targets(of: package(in: text), in: text), sources)
  }

  var result: [UInt8] { edits.result }

  // MARK: Reading

  private static func package(in text: ManifestText) throws(ManifestError) -> ManifestCall {
    let calls = text.words("Package", in: 0..<text.bytes.count).filter { start in
      let isMember = start > 0 && text.isCode(start - 1, ".")
      return !isMember && text.nextCode(from: start + 7).map { text.isCode($0, "(") } == true
    }
    guard calls.count == 1, let open = text.nextCode(from: calls[0] + 7),
      let close = text.closing(of: open), let call = ManifestCall(calls[0]..<close + 1, in: text)
    else { throw .noPackage }
    return call
  }

  private static func targets(of package: ManifestCall, in text: ManifestText)
    throws(ManifestError) -> [ManifestTarget]
  {
    guard let value = package.value("targets"), let list = ManifestList(array: value, in: text)
    else { throw .computed(argument: "targets") }
    var targets: [ManifestTarget] = []
    for item in list.items {
      if let target = try ManifestTarget(item, in: text) { targets.append(target) }
    }
    return targets
  }

  /// Every target that imports such a module, and every test target that depends on one; all of them if there is no
  /// such test target.
  private static func choice(among targets: [ManifestTarget], _ sources: Sources)
    throws(ManifestError) -> [ManifestTarget]
  {
    let importing = Set(targets.filter(sources.importsModules).map(\.name))
    var reaching = importing
    var count = -1
    while count != reaching.count {
      count = reaching.count
      for target in targets where target.dependencies.contains(where: reaching.contains) {
        reaching.insert(target.name)
      }
    }
    let hasTest = targets.contains { $0.isTest && reaching.contains($0.name) }
    let chosen = targets.filter {
      importing.contains($0.name) || ($0.isTest && (!hasTest || reaching.contains($0.name)))
    }
    if chosen.isEmpty { throw .noTarget }
    return chosen
  }

  // MARK: The package

  /// The identity of Darkroom's package, by which targets name its product.
  private mutating func identity(adding dependency: DarkroomDependency?) throws(ManifestError)
    -> String
  {
    let value = package.value("dependencies")
    let list = value.flatMap { ManifestList(array: $0, in: text) }
    if value != nil, list == nil { throw .computed(argument: "dependencies") }
    for item in list?.items ?? [] {
      guard let call = ManifestCall(item, in: text),
        let place = (call.value("url") ?? call.value("path")).flatMap(text.literal)
      else { continue }
      let identity = DarkroomDependency.identity(of: place)
      let isNamed = identity.lowercased() == "darkroom" || place == dependency?.place
      if isNamed || (call.value("path") != nil && sources.isDarkroom(place)) { return identity }
    }
    guard let dependency else { throw .noDependency }
    if let list {
      edits.append(dependency.words, to: list)
    } else {
      let unit = edits.unit
      let words = "dependencies: [\n\(unit)\(unit)\(dependency.words),\n\(unit)]"
      add([(label: "dependencies", words: words)], to: package, order: Self.packageOrder)
    }
    return DarkroomDependency.identity(of: dependency.place)
  }

  /// The name of the settings, which are declared above the package if they are missing.
  private mutating func settings() throws(ManifestError) -> String {
    let all = 0..<text.bytes.count
    let names = (text.words("let", in: all) + text.words("var", in: all)).sorted().map { start in
      let name = text.nextCode(from: start + 3) ?? start
      return (start: start, name: text.string(name..<text.endOfWord(at: name)))
    }
    if let alias = offset(of: "-module-alias") {
      guard let name = names.last(where: { $0.start < alias })?.name else { throw .noPackage }
      return name
    }
    let name = ClientManifest.settingsName
    if names.contains(where: { $0.name == name }) { throw .nameTaken(name) }
    guard let statement = names.last(where: { $0.start < package.list.open })?.start else {
      throw .noPackage
    }
    let declaration = ClientManifest.declaration(indentedBy: edits.unit)
    let line = lineAbove(statement)
    let isBelowBlank = line < 2 || text.string(line - 2..<line).allSatisfy(\.isNewline)
    edits.insert((isBelowBlank ? "" : "\n") + declaration + "\n\n", at: line)
    return name
  }

  private func offset(of words: String) -> Int? {
    let wanted = Array(words.utf8)
    return text.bytes.indices.dropLast(wanted.count).first { start in
      !text.isComment(start) && text.bytes[start..<start + wanted.count].elementsEqual(wanted)
    }
  }

  /// The start of the line of `offset`, or of the comments directly above it.
  private func lineAbove(_ offset: Int) -> Int {
    var line = edits.startOfLine(offset)
    while line > 0 {
      let above = edits.startOfLine(line - 1)
      let first = (above..<line).first { !ManifestText.isSpace(text.bytes[$0]) }
      // The first line specifies the version of the tools.
      guard let first, text.isComment(first), above > 0 else { break }
      line = above
    }
    return line
  }

  // MARK: Targets

  private static let packageOrder = [
    "name", "defaultLocalization", "platforms", "pkgConfig", "providers", "products", "traits",
    "dependencies",
  ]
  private static let targetOrder = [
    "name", "dependencies", "path", "exclude", "sources", "resources", "publicHeadersPath",
    "packageAccess", "cSettings", "cxxSettings", "swiftSettings",
  ]

  private mutating func edit(_ target: ManifestTarget, _ identity: String, _ settings: String) {
    let product = ClientManifest.productDependency(package: identity)
    let folder = "\"__Snapshots__\""
    var missing: [(label: String, words: String)] = []
    func extend(_ label: String, with value: String, item: String?, unlessItHas mark: String) {
      guard let old = target.call.value(label) else {
        return missing.append((label, "\(label): \(value)"))
      }
      self.extend(old, with: value, item: item, unlessItHas: mark)
    }
    extend(
      "dependencies", with: "[\(product)]", item: product,
      unlessItHas: "\"\(ClientManifest.product)\"")
    if target.isTest, sources.hasSnapshots(target) {
      extend("exclude", with: "[\(folder)]", item: folder, unlessItHas: folder)
    }
    extend("swiftSettings", with: settings, item: nil, unlessItHas: settings)
    add(missing, to: target.call, order: Self.targetOrder)
  }

  /// Adds to the value of an argument.
  ///
  /// - Parameters:
  ///   - value: the complete expression to add.
  ///   - item: the same expression as one item of an array literal, if it is one.
  ///   - mark: a word or string literal; a value that contains it stays unchanged.
  private mutating func extend(
    _ old: Range<Int>, with value: String, item: String?, unlessItHas mark: String
  ) {
    if has(mark, in: old) { return }
    if let item, let list = ManifestList(array: old, in: text) {
      return edits.append(item, to: list)
    }
    let isSum = isSum(old)
    if !isSum { edits.insert("(", at: old.lowerBound) }
    edits.insert(isSum ? " + \(value)" : ") + \(value)", at: old.upperBound)
  }

  private func has(_ mark: String, in range: Range<Int>) -> Bool {
    guard mark.hasPrefix("\"") else { return !text.words(mark, in: range).isEmpty }
    let wanted = Array(mark.utf8)
    return range.dropLast(wanted.count - 1).contains { start in
      !text.isComment(start) && text.bytes[start..<start + wanted.count].elementsEqual(wanted)
    }
  }

  /// Whether `+` may follow without parentheses: after names, literals, calls, and sums of them.
  private func isSum(_ range: Range<Int>) -> Bool {
    var offset = range.lowerBound
    while offset < range.upperBound {
      if ["(", "["].contains(where: { text.isCode(offset, $0) }) {
        offset = (text.closing(of: offset) ?? offset) + 1
        continue
      }
      let byte = text.bytes[offset]
      let isPlain =
        !text.isCode(offset) || ManifestText.isWord(byte) || ManifestText.isSpace(byte)
        || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "+")
      guard isPlain else { return false }
      offset += 1
    }
    return ["as", "if", "switch"].allSatisfy { text.words($0, in: range).isEmpty }
  }

  /// Adds arguments in the order of labels, in which they must be passed.
  private mutating func add(
    _ arguments: [(label: String, words: String)], to call: ManifestCall, order: [String]
  ) {
    var places: [Int: [String]] = [:]
    for argument in arguments {
      let place = order.firstIndex(of: argument.label) ?? order.count
      let earlier = call.arguments.lastIndex { other in
        order.firstIndex(of: other.label).map { $0 < place } ?? false
      }
      places[earlier ?? 0, default: []].append(argument.words)
    }
    for (index, words) in places { edits.add(words, to: call.list, after: index) }
  }
}
