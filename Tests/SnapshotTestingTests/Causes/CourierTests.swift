import DarkroomSnapshotStore
import DarkroomTestSupport
import Foundation
import Testing
import UIKit

@testable import SnapshotTesting

/// The package of a mail app whose 44 snapshots differ for three reasons: the report's pictures in the README show it.
@MainActor
struct CourierTests {
  /// `Scripts/record-gallery --report` has the package stay at a place that it names.
  private static let place = ProcessInfo.processInfo.environment["DARKROOM_REPORT_PACKAGE"]

  private static let mailboxes = [
    "Inbox", "Starred", "Archive", "Drafts", "Sent", "Spam", "Trash", "Family", "Travel", "Work",
    "Receipts", "Letters",
  ]

  @Test func fourDecisionsForFortyFourSnapshots() throws {
    let scratch = try ScratchFolder()
    let package = Self.place ?? scratch.path("courier")
    let before = scratch.path("before")
    try take(CourierLook(), in: before, SnapshotTestingConfiguration.Record.all, [:])
    try scratch.write("", to: "\(package)/Package.swift")
    try FileManager.default.copyItem(atPath: "\(before)/Tests", toPath: "\(package)/Tests")

    try take(.next, in: package, nil, ["SNAPSHOT_RECORD_FORCE": "pending"])

    let results = ResultsDirectory(package: package, environment: SnapshotEnvironment([:]))
    let changes = SnapshotChanges(RunHistory(results).lines())
    #expect(changes.all.map(\.lines.count) == [28, 10, 4, 2])
    #expect(
      changes.all.map(\.title) == [
        "color #FF3B30 → #FF9500 (UILabel #badge: background)", "distance 16 → 24 (above UILabel)",
        "corner radius 8 → 14 (UIButton #buy)",
        "color #FF3B30 → #FF9500 (UILabel #badge: background); distance 16 → 24 (above UILabel)",
      ])
    var record = RunRecord(run: ResultLog.process.run, package: package, started: 1)
    (record.ended, record.status) = (2, 1)
    try record.write(in: results)
  }

  private func take(
    _ look: CourierLook, in package: String, _ record: SnapshotTestingConfiguration.Record?,
    _ environment: [String: String]
  ) throws {
    try ScratchFolder().write("", to: "\(package)/Package.swift")
    func take(_ view: UIView, _ test: String, _ name: String, line: Int) throws {
      let file = "\(package)/Tests/CourierTests/\(test)Tests.swift"
      if !Files.exists(file) { try ScratchFolder().write("", to: file) }
      let request = SnapshotRequest(
        name: name, testName: "test\(test)()", pathExtension: "png", record: record,
        source: SourcePlace(fileID: "CourierTests/\(test)Tests.swift", filePath: file, line: line),
        environment: SnapshotEnvironment(environment))
      let strategy = Snapshotting<UIView, UIImage>.image(
        traits: UITraitCollection(displayScale: 2))
      #expect(request.reports(on: { view }, as: strategy).allSatisfy { $0.words != nil })
    }
    for number in 1...28 {
      let row = MessageRow(number, badge: number * 7 % 23 + 1, look)
      try take(row, "MessageRow", "row-\(number)", line: 12)
    }
    for (number, name) in Self.mailboxes.enumerated() {
      let screen = MailboxScreen(name, number, badge: number < 2 ? 8 + number : nil, look)
      try take(screen, "Mailbox", name.lowercased(), line: 9)
    }
    for name in ["Subscribe", "Renew", "Upgrade", "Give as a present"] {
      try take(OfferView(name, look), "Offer", name.lowercased(), line: 9)
    }
  }
}
