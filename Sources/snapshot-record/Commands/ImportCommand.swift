import ArgumentParser
import DarkroomImageComparison
import DarkroomPNG
import DarkroomSnapshotStore
import FoundationEssentials

/// Imports references that were made elsewhere; they become pending like any other new value.
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Import pictures and texts from a folder as pending snapshots.",
    discussion: """
      The folder may contain references of another checkout, an artifact of a CI run, or other files with the same \
      names. Files are matched by their own name and their folder's. A file that equals its reference is left out.
      """)

  @OptionGroup var options: PackageOptions

  @Argument(help: ArgumentHelp("The folder.", valueName: "dir"))
  var folder: String

  func run() throws {
    let package = try options.package()
    let files = Files.below(FilePath.absolute(folder)).filter { !$0.hasSuffix(".diff.png") }
    let places = ImportPlaces(package)
    let rule = ReferenceRule(package.results)
    var lines: [ResultLine] = []
    var homeless: [String] = []
    var refused: [TerminalText] = []
    for file in files {
      guard let reference = places.reference(for: file) else {
        homeless.append(file)
        continue
      }
      if let reason = rule.refusal(of: reference.path) {
        refused.append(
          "\(file) is not imported, because \(reference) isn't a reference: \(reason.words)")
        continue
      }
      if let line = try take(file, for: reference, places, package) { lines.append(line) }
    }
    if options.asJSON {
      try Console.json(lines)
    } else {
      for line in lines { Console.say("\(line.state.rawValue) \(line.shortReference)") }
      Console.say("\(Console.plural(lines.count, "snapshot")) pending.")
    }
    for file in homeless { Console.warn("no snapshot of that name: \(file)") }
    refused.forEach(Console.warn)
    if !homeless.isEmpty || !refused.isEmpty { throw ExitCode.failure }
  }

  private func take(
    _ file: String, for reference: ContainedPath, _ places: ImportPlaces,
    _ package: PackageSnapshots
  ) throws -> ResultLine? {
    guard let bytes = try Files.read(file) else { return nil }
    let old = try Files.read(reference.path)
    guard old != bytes else { return nil }
    let known = places.line(of: reference)
    var line = ResultLine(
      run: "import", process: 0, runner: known?.runner ?? "import", test: known?.test ?? "import",
      file: known?.file ?? reference.path, line: known?.line ?? 1, mode: .pending,
      state: old == nil ? .added : .changed, reference: reference, package: package.root)
    let waiting = package.results.pending(for: reference.path)
    line.pending = ContainedPath(own: waiting)
    try package.results.prepare()
    if let old { try describe(old, bytes, &line, package) }
    line.words =
      (line.words ?? []) + ["taken from \(FilePath.relative(file, to: package.root) ?? file)"]
    try Files.write(bytes, to: waiting)
    if let error = ResultLog(run: "import").append(line, in: package.results) { throw error }
    return line
  }
}

extension ImportCommand {
  /// Compares the values as an assertion would, and stores the picture of the difference beside the new one.
  private func describe(
    _ old: [UInt8], _ new: [UInt8], _ line: inout ResultLine, _ package: PackageSnapshots
  ) throws {
    guard let before = try? PNGDecoder.decode(old), let after = try? PNGDecoder.decode(new) else {
      return
    }
    let difference = ImageComparison().compare(reference: before.pixmap, actual: after.pixmap)
    let report = DifferenceReport(difference, before.metadata, after.metadata)
    line.numbers = report.numbers
    line.words = Array(report.words.dropFirst())
    let path = package.results.difference(for: line.reference.path)
    let picture = DifferencePicture.picture(
      of: difference, reference: before.pixmap, actual: after.pixmap)
    try Files.write(PNGEncoder.encode(picture, options: .draft), to: path)
    line.difference = ContainedPath(own: path)
  }
}

/// The places of references, by file name.
private struct ImportPlaces {
  private var references: [String: [ContainedPath]] = [:]
  private var lines: [ContainedPath: ResultLine] = [:]

  init(_ package: PackageSnapshots) {
    // An inline snapshot has no file.
    for line in RunHistory(package.results).lines() where line.edit == nil {
      lines[line.reference] = line
    }
    for path in Set(lines.keys).union(package.references.paths.map { ContainedPath(own: $0) }) {
      references[Self.key(path.path), default: []].append(path)
    }
  }

  /// The file's folder and name, which come from the test file and the test.
  private static func key(_ path: String) -> String {
    "\(FilePath.name(FilePath.directory(path)))/\(FilePath.name(path))"
  }

  /// Returns nil if no reference or several references have that name.
  func reference(for file: String) -> ContainedPath? {
    let found = references[Self.key(file)] ?? []
    return found.count == 1 ? found.first : nil
  }

  func line(of reference: ContainedPath) -> ResultLine? { lines[reference] }
}
