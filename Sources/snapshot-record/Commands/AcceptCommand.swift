import ArgumentParser
import DarkroomSnapshotStore

/// Makes pending values the references.
struct AcceptCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept", abstract: "Replace references by pending snapshots.",
    discussion: """
      A pattern is a part of the reference's path or of the test's name. With * or ? it must match the whole path, or \
      the part after one of its slashes. Without a pattern, `accept` takes all pending snapshots. It leaves new files \
      and edits of sources that came with `merge` or `import`: look at them, then name them, or use --new.

      --change 2 accepts the change that the summary of the last run calls 2, in all snapshots that show it and \
      nothing else.
      """)

  @OptionGroup var options: PackageOptions

  @Flag(
    name: .long, help: "Replace references that another renderer recorded, such as a simulator's.")
  var replaceForeign = false

  @Flag(name: .long, help: "Resolve merge conflicts with our references.")
  var ours = false

  @Flag(name: .long, help: "Resolve merge conflicts with the other side's references.")
  var theirs = false
  @Flag(
    name: .long,
    help:
      "Also accept new files and edits of sources from `merge` or `import`."
  )
  var new = false
  @OptionGroup var changes: ChangeOptions

  @Argument(help: "The snapshots to accept; all if absent.")
  var patterns: [String] = []

  func validate() throws {
    try changes.validate(beside: patterns)
    guard !(ours && theirs) else {
      throw ValidationError("--ours and --theirs exclude each other: give one of them.")
    }
  }

  func run() async throws {
    let package = try options.package()
    if ours || theirs { return try await take(ours ? .ours : .theirs, package) }
    let store = package.pending
    let chosen = try ChangeSelection(changes.change, in: package)
    let selection = try PendingSelection(store, patterns)
    let meant = chosen?.members(of: selection.snapshots) ?? selection.snapshots
    let isOne = chosen != nil && meant.count == 1
    let (taken, left) =
      new || isOne || !patterns.isEmpty
      ? (taken: meant, left: []) : PendingSnapshot.decidedTogether(meant)
    let unseen = UnseenValues(left)
    // After the value is accepted, nothing shows that it is new.
    let shown = taken.filter(\.needsALook).compactMap(ForeignValue.init).flatMap(\.lines)
    let acceptance = store.accept(taken, replacingForeign: replaceForeign, by: "accept")
    if options.asJSON {
      try Console.json(acceptance.accepted.map(\.line))
      acceptance.warn()
    } else {
      shown.forEach(Console.say)
      acceptance.report()
    }
    unseen.warn()
    if !acceptance.refused.isEmpty || !selection.refused.isEmpty || !unseen.isEmpty {
      throw ExitCode.failure
    }
  }

  private func take(_ side: GitConflicts.Side, _ package: PackageSnapshots) async throws(ExitCode) {
    let conflicts = await GitConflicts(in: package.root).selected(in: package, by: patterns)
    guard !conflicts.all.isEmpty else {
      Console.warn("None of the matching references has a merge conflict.")
      throw ExitCode.failure
    }
    var isWhole = true
    for conflict in conflicts.all {
      let name = FilePath.relative(conflict.path, to: package.root) ?? conflict.path
      do {
        try await conflicts.take(
          side, of: conflict, in: package, by: "accept --\(side.rawValue)")
        Console.say("\(side.rawValue) \(name)")
      } catch {
        Console.warn("refused  \(name): \(error)")
        isWhole = false
      }
    }
    if !isWhole { throw ExitCode.failure }
  }
}
