import Foundation
import SwiftUI
import Testing
import UIKitTesting

@MainActor
struct ScreenProgramTests {
  private static let isLong =
    ProcessInfo.processInfo.environment["DARKROOM_LONG_TESTS"] != nil

  private struct Weak {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }

  private struct Hosted {
    let controller: UIViewController
    let window: UIWindow

    /// In a window in which all is in sight, because state may be lost out of sight.
    @MainActor
    init(_ view: some View) {
      controller = UIHostingController(rootView: view)
      window = UIWindow(frame: CGRect(x: 0, y: 0, width: 2_000, height: 6_000))
      window.rootViewController = controller
      window.isHidden = false
      window.layoutIfNeeded()
    }

    @MainActor var tree: String { Self.tree(controller.view) }

    /// The views that are drawn and the nodes that they are drawn for.
    @MainActor var drawn: [Weak] { Self.drawn(controller.view) }

    @MainActor
    private static func drawn(_ view: UIView) -> [Weak] {
      [Weak(view)] + (view.viewSource.map { [Weak($0)] } ?? []) + view.subviews.flatMap(drawn)
    }

    /// What is drawn: what each view is, shows and is called, and where it lies.
    @MainActor
    private static func tree(_ view: UIView, _ indent: String = "") -> String {
      view.subviews.map { view in
        let source = view.viewSource
        let state = (view as? UISwitch).map { $0.isOn ? "on " : "off " } ?? ""
        return "\(indent)\(source?.kind ?? "\(type(of: view))") \(source?.text?.string ?? "") "
          + "\(view.accessibilityIdentifier ?? "") \(state)\(view.frame)\n"
          + tree(view, indent + "  ")
      }.joined()
    }
  }

  /// State may live on, come and go with views; in the end all is as if it had always been so.
  @Test func programsOfEditsAndTapsGiveTheTreeOfTheirEnd() throws {
    for seed in 1...(Self.isLong ? 10_000 : 200) as ClosedRange<UInt64> {
      let drawn = try run(seed)
      // Nothing that was drawn, no state and nothing that was observed outlives its window.
      let left = drawn.compactMap(\.object).map { "\(type(of: $0))" }
      try #require(left.isEmpty, "program \(seed) leaves \(left)")
      try #require(Life.count == 0, "program \(seed) leaves state")
    }
  }

  /// Runs a program; the answer is all that was drawn.
  private func run(_ seed: UInt64) throws -> [Weak] {
    let program = RandomScreenProgram(
      seed: seed &* 0x9E37_79B9_7F4A_7C15, size: 6 + Int(seed % 12))
    let hosted = Hosted(program.view())
    var drawn: [Weak] = []
    for step in 1...12 {
      try program.step(on: hosted.controller.view.inspect())
      hosted.window.endEditing(true)
      hosted.window.layoutIfNeeded()
      guard step % (Self.isLong ? 1 : 4) == 0 else { continue }
      let (edited, fresh) = (hosted.tree, Hosted(program.view()).tree)
      try #require(
        edited == fresh,
        "program \(seed) in \(program.frame): \(program.root.summary), \(program.log)")
      drawn += hosted.drawn
    }
    return drawn
  }
}
