import Foundation
import SnapshotTesting
import Testing
import UIKit

/// What one passing assertion of a phone's screen takes in a client's plain `swift test`.
///
/// `Scripts/bench --assertion` runs it.
@MainActor
@Suite(.serialized)
struct AssertionSpeedTests {
  /// A list of 14 rows with an icon, two labels and a line each, under a title: 1170×2532 pixels.
  private final class Screen: UIViewController {
    private static let tints: [UIColor] = [.systemBlue, .systemGreen, .systemOrange, .systemPink]
    /// Another display list with the same pixels.
    var hasCoveredView = false
    var rowColor = UIColor.secondarySystemGroupedBackground

    override func viewDidLoad() {
      view.backgroundColor = .systemGroupedBackground
      let title = label("Measurements", 34, .bold, CGRect(x: 16, y: 60, width: 358, height: 41))
      view.addSubview(title)
      if hasCoveredView {
        let covered = UIView(frame: CGRect(x: 20, y: 120, width: 100, height: 20))
        covered.backgroundColor = .red
        view.addSubview(covered)
      }
      for row in 0..<14 { view.addSubview(self.row(row)) }
    }

    private func row(_ index: Int) -> UIView {
      let row = UIView(frame: CGRect(x: 16, y: 116 + index * 50, width: 358, height: 50))
      row.backgroundColor = rowColor
      let icon = UIView(frame: CGRect(x: 12, y: 9, width: 32, height: 32))
      icon.backgroundColor = Self.tints[index % 4]
      icon.layer.cornerRadius = 8
      icon.layer.shadowOpacity = 0.3
      icon.layer.shadowRadius = 3
      icon.layer.shadowOffset = CGSize(width: 0, height: 1)
      row.addSubview(icon)
      row.addSubview(
        label(
          "Measurement number \(index)", 17, .regular, CGRect(x: 56, y: 4, width: 290, height: 22))
      )
      let detail = "What is written below it, in a smaller size"
      row.addSubview(label(detail, 13, .regular, CGRect(x: 56, y: 27, width: 290, height: 18)))
      let line = UIView(frame: CGRect(x: 56, y: 49.67, width: 302, height: 0.33))
      line.backgroundColor = .separator
      row.addSubview(line)
      return row
    }

    private func label(_ text: String, _ size: CGFloat, _ weight: UIFont.Weight, _ frame: CGRect)
      -> UILabel
    {
      let label = UILabel(frame: frame)
      label.text = text
      label.font = .systemFont(ofSize: size, weight: weight)
      return label
    }
  }

  private func assertion(_ controller: UIViewController, _ reference: String = "screen")
    -> String?
  {
    verifySnapshot(
      of: controller, as: .image(on: .iPhone13), named: reference,
      snapshotDirectory: Benchmark.references, testName: "speed")
  }

  /// Before the others, so that the first assertion of the process is here.
  @Test func aPassingAssertion() throws {
    let other = Screen()
    other.hasCoveredView = true
    guard Benchmark.isMeasuring else {
      _ = assertion(Screen())
      _ = assertion(other, "other-list")
      return
    }
    let screen = Screen()
    let first = ContinuousClock().measure { #expect(assertion(screen) == nil) }
    try report("the first of the process", [Benchmark.milliseconds(first)])
    try report("same views", Benchmark.milliseconds(50) { #expect(assertion(screen) == nil) })
    try report(
      "views built anew", Benchmark.milliseconds(50) { #expect(assertion(Screen()) == nil) })
    try report(
      "other list, same pixels",
      Benchmark.milliseconds(50) { #expect(assertion(screen, "other-list") == nil) })
  }

  /// As a red test has it: message, pending file, pictures of the difference.
  @Test func aFailingAssertion() throws {
    let moved = Screen()
    moved.loadViewIfNeeded()
    moved.view.subviews[3].frame.origin.x += 1
    let tinted = Screen()
    tinted.rowColor = .systemYellow
    let dotted = Screen()
    dotted.loadViewIfNeeded()
    let dot = UIView(frame: CGRect(x: 200, y: 20, width: 1.0 / 3, height: 1.0 / 3))
    dot.backgroundColor = .red
    dotted.view.addSubview(dot)
    guard Benchmark.isMeasuring else {
      _ = assertion(Screen(), "failing")
      // For the times of `diff`.
      _ = assertion(dotted, "dotted")
      _ = assertion(tinted, "tinted")
      return
    }
    try report(
      "failing by a pixel",
      Benchmark.milliseconds(20) { #expect(assertion(dotted, "failing") != nil) })
    try report(
      "failing by a row", Benchmark.milliseconds(20) { #expect(assertion(moved, "failing") != nil) }
    )
    try report(
      "failing by a colour",
      Benchmark.milliseconds(20) { #expect(assertion(tinted, "failing") != nil) })
    try report(
      "recording what is recorded", Benchmark.milliseconds(20) { #expect(record(Screen()) != nil) })
    let file = try #require(Benchmark.references) + "/speed.recorded.png"
    try report(
      "recording",
      Benchmark.milliseconds(20) {
        try? FileManager.default.removeItem(atPath: file)
        #expect(record(Screen()) != nil)
      })
    #expect(FileManager.default.fileExists(atPath: file))
  }

  private func record(_ controller: UIViewController) -> String? {
    verifySnapshot(
      of: controller, as: .image(on: .iPhone13), named: "recorded", record: .all,
      snapshotDirectory: Benchmark.references, testName: "speed")
  }

  /// Each with a file of its own.
  @Test func manySnapshots() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.backgroundColor = .systemTeal
    func verify(_ count: Int) {
      for number in 0..<count {
        let problem = verifySnapshot(
          of: view, as: .image, named: "many-\(number)",
          snapshotDirectory: Benchmark.references, testName: "speed")
        if Benchmark.isMeasuring { #expect(problem == nil) }
      }
    }
    guard Benchmark.isMeasuring else { return verify(1_000) }
    verify(10)
    for count in [10, 100, 1_000] {
      try report("\(count) snapshots", Benchmark.milliseconds(5) { verify(count) })
    }
  }

  /// Eight times as wide and as high as a phone's screen: 21 million pixels.
  @Test func aFailingAssertionOfALargePicture() throws {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 8 * 390, height: 8 * 844))
    page.backgroundColor = .systemBackground
    for row in 0..<100 {
      let text = "Measurement number \(row)"
      page.addSubview(
        label(text, 40, .regular, CGRect(x: 40, y: 60 + row * 66, width: 3_000, height: 60)))
    }
    func verify() -> String? {
      verifySnapshot(
        of: page, as: .image(traits: UITraitCollection(displayScale: 1)), named: "large",
        snapshotDirectory: Benchmark.references, testName: "speed")
    }
    guard Benchmark.isMeasuring else {
      _ = verify()
      return
    }
    page.backgroundColor = .systemYellow
    // The peak is counted from here on.
    let before = try peak("VmRSS")
    try "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8)
    try report(
      "failing at 64 times the area", Benchmark.milliseconds(3) { #expect(verify() != nil) })
    print("assertion: failing at 64 times the area took \(try peak("VmHWM") - before) kB more")
  }

  private func label(_ text: String, _ size: CGFloat, _ weight: UIFont.Weight, _ frame: CGRect)
    -> UILabel
  {
    let label = UILabel(frame: frame)
    label.text = text
    label.font = .systemFont(ofSize: size, weight: weight)
    return label
  }

  /// Kilobytes.
  private func peak(_ name: String) throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix(name) }
    return line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  }

  private func report(_ what: String, _ times: [Double]) throws {
    let words = [times[0], times[times.count / 2]].map { String(format: "%.2f", $0) }
    print(
      "assertion: \(what): fastest \(words[0]) ms, median \(words[1]) ms of \(times.count); "
        + "the process's peak until then \(try peak("VmHWM")) kB")
  }
}
