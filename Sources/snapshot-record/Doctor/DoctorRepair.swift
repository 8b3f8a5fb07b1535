import ArgumentParser
import DarkroomSnapshotStore

/// Mends what needs nobody's decision.
struct DoctorRepair {
  private let package: PackageSnapshots
  private let restamp: () async throws -> Void

  /// - Parameter restamp: refreshes the metadata of references.
  init(_ package: PackageSnapshots, restamp: @escaping () async throws -> Void) {
    self.package = package
    self.restamp = restamp
  }

  /// - Returns: a description of what was done or could not be done.
  func perform(_ findings: [ReferenceFinding]) async -> [String] {
    var words: [String] = []
    if findings.contains(where: { $0.code == "fonts" }) { words.append(await fonts()) }
    let pointers = findings.filter { $0.code == "lfs-pointer" }.compactMap(\.path)
    if !pointers.isEmpty { words.append(await fetch(pointers)) }
    let old = findings.count { $0.code == "old-renderer" }
    if old > 0 { words.append(await refresh(old)) }
    return words.isEmpty ? ["Nothing can be repaired without a decision."] : words
  }

  private func fonts() async -> String {
    let isDone = (try? await FontInstaller().run([])) ?? false
    return isDone ? "fonts installed" : "fonts could not be installed"
  }

  /// Git LFS checks what it fetches by its hash, and writes the content that the commit names.
  private func fetch(_ paths: [String]) async -> String {
    do {
      _ = try await ProgramOutput.text("git", ["lfs", "version"], in: package.root)
    } catch {
      return
        "Git LFS is not installed, so \(Console.plural(paths.count, "reference")) could not be fetched"
    }
    // Git LFS expects paths relative to the top folder of the repository.
    let prefix = try? await ProgramOutput.text(
      "git", ["rev-parse", "--show-prefix"], in: package.root)
    let folder = prefix.map { String($0.prefix { $0 != "\n" }) } ?? ""
    do {
      // A list of paths may be longer than the limit for an argument.
      for start in stride(from: 0, to: paths.count, by: 200) {
        let some = paths[start..<min(start + 200, paths.count)]
        _ = try await ProgramOutput.text(
          "git", ["lfs", "pull", "--include", some.map { folder + $0 }.joined(separator: ",")],
          in: package.root)
      }
    } catch {
      return "\(error)"
    }
    let left = paths.count { isPointer(FilePath.joined(package.root, $0)) }
    let words = "\(Console.plural(paths.count - left, "reference")) fetched with Git LFS"
    return left == 0 ? words : "\(words); \(left) could not be"
  }

  private func isPointer(_ path: String) -> Bool {
    guard let bytes = try? Files.read(path) else { return true }
    return ReferenceInspection(bytes, path: path).problem?.code == "lfs-pointer"
  }

  private func refresh(_ count: Int) async -> String {
    do {
      try await restamp()
      return "\(Console.plural(count, "reference")) of another version restamped"
    } catch {
      return
        "`snapshot-record restamp` could not refresh all of \(Console.plural(count, "reference"))"
    }
  }
}
