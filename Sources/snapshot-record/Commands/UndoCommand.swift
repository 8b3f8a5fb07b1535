import ArgumentParser
import DarkroomSnapshotStore
import FoundationEssentials

/// Undoes what a command did to the references.
struct UndoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: "Undo the last command that replaced, deleted or rejected something.",
    discussion: """
      These commands are accept, reject, test with -u or --unreferenced=delete, prune --delete, restamp, and a whole \
      review, watch or served report. The results folder keeps the last five of them, with at most 100 MB of old files. \
      Each undo goes back one more. Accepted and rejected snapshots become pending again. If something else has changed \
      a reference since, undo names it and touches nothing.
      """)

  @OptionGroup var options: PackageOptions

  private struct Report: Encodable {
    var command: String
    var restored: [String]
    var removed: [String]
    var waiting: Int
  }

  func run() throws {
    let package = try options.package()
    let found: UndoHistory.Restoration
    do throws(UndoError) {
      found = try package.writer.undo()
    } catch {
      Console.warn("\(error)")
      throw ExitCode.failure
    }
    func short(_ path: String) -> String { FilePath.relative(path, to: package.root) ?? path }
    if options.asJSON {
      return try Console.json(
        Report(
          command: found.command, restored: found.restored.map(short),
          removed: found.removed.map(short), waiting: found.waiting))
    }
    for path in found.restored { Console.say("restored \(short(path))") }
    for path in found.removed { Console.say("removed \(short(path))") }
    let count = found.restored.count + found.removed.count
    Console.say(
      "`\(found.command)` is undone: \(Console.plural(count, "reference")); "
        + "\(Console.plural(found.waiting, "snapshot")) pending again.")
  }
}
