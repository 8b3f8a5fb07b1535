import DarkroomTestSupport
import Foundation
import Testing

/// Each optional method of a delegate stands only in its protocol; a script writes what follows from it.
struct DelegateMethodTests {
  @Test func whatFollowsFromTheProtocolsIsWritten() throws {
    let run = try Self.check(Repository.root)

    #expect(run.output == "" && run.errors == "" && run.status == 0)
  }

  /// The script beside copies of the sources, of which one protocol has a method more.
  @Test func aMethodThatIsNotWrittenIsNamed() throws {
    let copy = try ScratchFolder()
    let files =
      try Repository.swiftFiles(in: "Sources/UIKit")
      + Repository.swiftFiles(in: "Sources/QuartzCore/Layer")
    let top = Repository.root.path + "/"
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      try copy.write(
        text.replacing(
          "  // otherwise: true\n  func tableView(_ tableView: UITableView, canFocusRowAt",
          with: "  func tableView(_ tableView: UITableView, didFold row: Int)\n"
            + "  // otherwise: true\n  func tableView(_ tableView: UITableView, canFocusRowAt"),
        to: String(file.path.dropFirst(top.count)))
    }
    try copy.createFolder("Scripts")
    try FileManager.default.copyItem(
      atPath: top + Self.script, toPath: copy.path(Self.script))

    let run = try Self.check(URL(filePath: copy.path))

    let lists = "Sources/UIKit/Lists/Table"
    #expect(
      run.output == """
        \(lists)/Generated/TableViewDelegateCalls.swift: tableView(_:didFold:): run Scripts/delegate-methods
        \(lists)/UITableViewController.swift: tableView(_:didFold:): run Scripts/delegate-methods

        """)
    #expect(run.status == 1)
  }

  private static let script = "Scripts/delegate-methods"

  private static func check(_ root: URL) throws -> TestProductRun {
    try TestProductRun(
      ["--check"], environment: ProcessInfo.processInfo.environment, in: ScratchFolder(),
      by: root.appending(path: script).path)
  }
}
