import ArgumentParser

@main
struct SnapshotRecord: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "snapshot-record")
}
