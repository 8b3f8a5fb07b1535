import DarkroomIOSSources
import DarkroomSnapshotStore

extension InitCommand {
  /// Writes a package beside an Xcode project, or brings it up to date.
  func writePackage(of project: String) throws {
    let package = try XcodePackage(XcodeWorkspace(project))
    try refuseForeignManifest(in: package.folder)
    Console.say(TerminalText(lines: summary(of: package)))
    for file in package.files {
      let path = FilePath.joined(package.folder, file.path)
      let (old, new) = (try Files.read(path), [UInt8](file.text.utf8))
      guard old != new else { continue }
      try Files.write(new, to: path)
      Console.say("wrote \(file.path)")
      guard let old else { continue }
      LineChanges(old: old, new: new).lines.forEach { Console.say(TerminalText($0)) }
    }
    try writeResolvedPackages(of: package)
    try writeSettings(in: package.folder, besides: package.hasSnapshots)
    let isElsewhere = FilePath.directory(FilePath.absolute(project)) != package.folder
    if isElsewhere { Console.say("The package is in \(package.folder)") }
    let discovery = package.hasTestList ? " --enable-test-discovery" : ""
    Console.say("Build it with: swift build --build-tests\(discovery) --swift-sdk darkroom")
  }

  /// Gives the package the versions of its dependencies that Xcode resolved.
  ///
  /// SwiftPM may change the file later; the file is then kept.
  private func writeResolvedPackages(of package: XcodePackage) throws {
    let path = FilePath.joined(package.folder, "Package.resolved")
    guard let text = package.resolvedPackages, try Files.read(path) == nil else { return }
    try Files.write([UInt8](text.utf8), to: path)
    Console.say("wrote Package.resolved: packages have the versions that Xcode resolved")
  }

  private func refuseForeignManifest(in folder: String) throws {
    let path = FilePath.joined(folder, "Package.swift")
    guard let bytes = try Files.read(path) else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    guard ManifestSeal.exists(in: text) else { throw XcodeProjectError.foreignManifest(path: path) }
    guard ManifestSeal.holds(for: text) else { throw XcodeProjectError.editedManifest(path: path) }
  }

  /// Lists the constructs in the sources that cannot be compiled, then the parts of the project that are not in the
  /// package.
  private func summary(of package: XcodePackage) -> String {
    let places = package.check.diagnostics
    let shown = places.prefix(20).map { "\($0)\n" }.joined()
    let more = places.count > 20 ? "… and \(places.count - 20) more\n" : ""
    let check = shown + more + (places.isEmpty ? "" : "\n") + package.check.summary
    let lines = package.leftOut.lines
    guard !lines.isEmpty else { return check + "\nEverything in the project is in the package.\n" }
    return check + "\nLeft out of the package:\n" + lines.map { "\($0)\n" }.joined()
  }
}
