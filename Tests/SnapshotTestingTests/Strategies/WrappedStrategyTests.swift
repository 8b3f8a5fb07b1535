import Foundation
import SnapshotTesting
import Testing
import UIKit

/// What strategies ask for, and cannot do, on its way through strategies of a client's.
@MainActor
struct WrappedStrategyTests {
  private let package = ScratchPackage()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
  private let button = UIButton(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    view.addSubview(button)
  }

  /// Calls another strategy by its snapshot.
  private func calling<Format>(
    _ strategy: Snapshotting<UIView, Format>
  ) -> Snapshotting<UIView, Format> {
    Snapshotting(
      pathExtension: strategy.pathExtension, diffing: strategy.diffing,
      asyncSnapshot: { view in Async { strategy.snapshot(view).run($0) } })
  }

  @Test func whatIsAskedForGoesThroughPullbacksAndWaiting() throws {
    let image = Snapshotting<UIView, UIImage>.image
    let strategies = [
      image.pullback { (view: UIView) in view },
      image.asyncPullback { (view: UIView) in Async(value: view) },
      .wait(for: 0, on: image),
    ]
    for (index, strategy) in strategies.enumerated() {
      let asked = strategy.auditing(.hitRegion).ignoring(regions: [.identifier("nothing")])
      #expect(
        package.verify(view, as: asked, named: "mask\(index)", record: .never)?
          .contains("the accessibility identifier “nothing”") == true)
      #expect(
        package.verify(view, as: strategy.auditing(.hitRegion), named: "\(index)", record: .never)?
          .contains("hitRegion: UIButton") == true)
    }
  }

  @Test func aPictureThatCannotBeTakenFailsTheAssertionAround() {
    view.frame.size = CGSize(width: 100_000, height: 100_000)

    let message = package.verify(view, as: calling(.image), record: .never)

    #expect(message?.hasSuffix("too large for a picture.") == true)
  }

  @Test func anInnerStrategysAuditCountsAndAnOuterOneIsRefused() {
    #expect(
      package.verify(view, as: calling(.image.auditing(.hitRegion)), named: "in", record: .never)?
        .contains("hitRegion: UIButton") == true)
    #expect(
      package.verify(view, as: calling(.image).auditing(), named: "out", record: .never)?
        .hasPrefix("auditing() does not reach a strategy") == true)
  }

  @Test func aTextThatCannotBeMadeFailsTheTest() {
    withKnownIssue {
      Snapshotting<Any, String>.json.snapshot(Date()).run { #expect($0 == "") }
    } matching: { issue in
      issue.comments.first?.rawValue == "The value cannot be written as JSON."
    }
  }
}
